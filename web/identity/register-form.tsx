import { Button, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { registerCalls } from '#shared/identity/register-calls.ts'
import { sameAsName } from '#shared/identity/rules.ts'
import { COUNTRIES, countriesOf } from '#shared/kit/countries.ts'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { marketId as marketIdShape } from '#shared/kit/id.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { useLanguage } from '../i18n/language.ts'
import { call } from '../kit/call.ts'
import { countryOptions } from '../kit/form/country-options.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { LANGUAGE_NAMES } from '../kit/frame/language-switch.tsx'
import { useDeployment } from '../markets/deployment.ts'
import { FIRST_LENGTH } from './new-password-form.tsx'
import { PasswordField } from './password-field.tsx'
import { suggestedId } from './suggested-id.ts'
import { withoutSecrets } from './without-secrets.ts'

export interface Registered {
  marketId: string
  visualName: string
  email: string
  username: string
  password: string
}

/** Where a reader of a language most likely has the shop. */
const COUNTRY_OF: Record<Language, CountryCode> = { da: 'dk', de: 'de', en: 'gb' }

const SECRETS = ['password', 'again', 'code']

interface Typed {
  username: string
  email: string
  password: string
  again: string
}

const check = ({ username, email, password, again }: Typed): Record<string, string> => ({
  ...(password && sameAsName(password, [username.trim(), email.trim()])
    ? { password: 'same_as_username' }
    : {}),
  ...(again === password ? {} : { again: again ? 'not_identical' : 'required' }),
})

const landing = (marketId: string) => `${window.location.origin}/login/${marketId}`

/** The name and id of the shop, its country and language. The id follows the name until it is typed. */
const useRegisterForm = (onOpened: (registered: Registered) => void) => {
  const { t } = useTranslation()
  const shown = useLanguage()
  const [ownsId, setOwnsId] = useState(false)
  const countries = countriesOf(useDeployment().data?.edition ?? 'international')
  const initial = {
    visualName: '',
    marketId: '',
    country: '',
    language: '',
    username: '',
    email: '',
    password: '',
    again: '',
    code: '',
  }
  const idOf = ({ marketId, visualName }: { marketId: string; visualName: string }) =>
    ownsId || marketId ? marketId.trim() : suggestedId(visualName)
  /** That of the reader's language where the edition has it, until another is chosen. */
  const countryOf = ({ country }: { country: string }): CountryCode =>
    countries.find(code => code === (country || COUNTRY_OF[shown])) ?? 'dk'
  const languageOf = ({ language, country }: { language: string; country: string }) =>
    language || COUNTRIES[countryOf({ country })].language
  const texts: Record<string, string> = {
    'marketId invalid': t('register.idRule'),
    'username invalid': t('register.nameRule'),
    'password too_short': t('password.tooShort', { count: FIRST_LENGTH }),
  }
  const form = useRouteForm({
    route: registerCalls.registerMarket,
    initial,
    labels: {
      visualName: t('register.visualName'),
      marketId: t('register.marketId'),
      country: t('register.country'),
      language: t('register.language'),
      again: t('register.again'),
      code: t('register.code'),
    },
    body: ({ again: _again, ...typed }) => ({
      ...typed,
      marketId: idOf(typed),
      country: countryOf(typed),
      language: languageOf(typed),
    }),
    check,
    textOf: (field, code) => texts[`${field} ${code}`],
    send: async body => {
      await call(registerCalls.registerMarket, { audience: 'open', body })
      onOpened({ ...body, username: body.username.toLowerCase() })
    },
    busy: t('register.opening'),
  })
  return {
    form,
    marketId: idOf(form.typed),
    country: countryOf(form.typed),
    countries,
    language: languageOf(form.typed),
    ownsId: () => setOwnsId(true),
  }
}

type RegisterForm = ReturnType<typeof useRegisterForm>

const Shop = ({ form, marketId, country, countries, language, ownsId }: RegisterForm) => {
  const { t } = useTranslation()
  const { onChange, error, ...id } = form.field('marketId')
  const isBad = marketId !== '' && !marketIdShape.safeParse(marketId).success
  return (
    <>
      <Title order={2}>{t('register.shop')}</Title>
      <TextInput {...form.field('visualName')} autoComplete="organization" maxLength={80} />
      <TextInput
        {...id}
        value={marketId}
        error={error ?? (isBad ? t('register.idRule') : undefined)}
        description={t('register.idHint', { address: landing(marketId || '…') })}
        autoCapitalize="none"
        spellCheck={false}
        onChange={event => {
          ownsId()
          onChange(event)
        }}
      />
      <NativeSelect
        {...form.field('country')}
        value={country}
        description={t('register.countryHint')}
        data={countryOptions(useLanguage(), countries)}
      />
      <NativeSelect
        {...form.field('language')}
        value={language}
        data={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
    </>
  )
}

const LogIn = ({ form }: RegisterForm) => {
  const { t } = useTranslation()
  return (
    <>
      <Title order={2}>{t('register.you')}</Title>
      <TextInput
        {...form.field('username')}
        description={t('register.nameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...form.field('email')} type="email" autoComplete="email" />
      <PasswordField
        {...form.field('password')}
        description={t('password.passwordRule', { count: FIRST_LENGTH })}
        autoComplete="new-password"
      />
      <PasswordField {...form.field('again')} autoComplete="new-password" />
      <TextInput {...form.field('code')} description={t('register.codeHint')} autoComplete="off" />
    </>
  )
}

/** Opens a shop (D31). What is typed survives a reload, but for what is secret. */
export const RegisterForm = ({ onOpened }: { onOpened: (registered: Registered) => void }) => {
  const { t } = useTranslation()
  const register = useRegisterForm(onOpened)
  return (
    <Paper withBorder p="lg">
      <GuardedForm form={withoutSecrets(register.form, SECRETS)} draft="register">
        <Stack gap="md">
          <Text c="dimmed">{t('register.lead')}</Text>
          <Shop {...register} />
          <LogIn {...register} />
          <Button type="submit" leftSection={<IconBuildingStore size={20} aria-hidden />}>
            {t('register.open')}
          </Button>
        </Stack>
      </GuardedForm>
    </Paper>
  )
}
