import { Checkbox, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { CardAccountCard } from './card-account.tsx'
import { useSettings } from './context.ts'
import { KeyField } from './key-field.tsx'
import { FormCard, Section } from './section.tsx'
import { CheckButton, KeyMark, ServiceAnswer, useServiceCheck } from './service-check.tsx'
import { useKeyHint } from './use-key-hint.ts'
import { useSettingsForm } from './use-settings-form.ts'

const Till = () => {
  const { t } = useTranslation()
  const { masks, zettleApiValid } = useSettings().settings
  const keyHint = useKeyHint()
  const { checked, check } = useServiceCheck('zettle')
  const form = useSettingsForm({
    fieldsOf: ({ zettleIntegration, zettleClientId }) => ({
      zettleIntegration,
      zettleApiKey: '',
      zettleClientId,
    }),
    onSaved: () => void check(false),
    secrets: ['zettleApiKey'],
    labels: {
      zettleIntegration: t('setup.zettleIntegration'),
      zettleApiKey: t('setup.zettleApiKey'),
      zettleClientId: t('setup.zettleClientId'),
    },
  })
  return (
    <FormCard
      title={t('setup.zettle')}
      mark={<KeyMark mask={masks.zettleApiKey} isValid={zettleApiValid} checked={checked} />}
      form={form}
      draft="till"
    >
      {checked && <ServiceAnswer service="zettle" checked={checked} />}
      <Checkbox {...form.box('zettleIntegration')} description={t('setup.zettleIntegrationHint')} />
      <div className={sideBySide.fields}>
        <KeyField {...form.field('zettleApiKey')} description={keyHint(masks.zettleApiKey)} />
        <TextInput {...form.field('zettleClientId')} description={t('setup.zettleClientIdHint')} />
      </div>
      <CheckButton mask={masks.zettleApiKey} onCheck={check} />
    </FormCard>
  )
}

const Flexpos = () => {
  const { t } = useTranslation()
  const { masks, flexposApiValid } = useSettings().settings
  const keyHint = useKeyHint()
  const { checked, check } = useServiceCheck('flexpos')
  const form = useSettingsForm({
    fieldsOf: ({ flexposCompanyId }) => ({ flexposApiKey: '', flexposCompanyId }),
    onSaved: () => void check(false),
    secrets: ['flexposApiKey'],
    labels: {
      flexposApiKey: t('setup.flexposApiKey'),
      flexposCompanyId: t('setup.flexposCompanyId'),
    },
  })
  return (
    <FormCard
      title="Flexpos"
      mark={<KeyMark mask={masks.flexposApiKey} isValid={flexposApiValid} checked={checked} />}
      form={form}
      draft="flexpos"
    >
      {checked && <ServiceAnswer service="flexpos" checked={checked} />}
      <div className={sideBySide.fields}>
        <KeyField {...form.field('flexposApiKey')} description={keyHint(masks.flexposApiKey)} />
        <TextInput
          {...form.field('flexposCompanyId')}
          inputMode="numeric"
          description={t('setup.flexposCompanyIdHint')}
        />
      </div>
      <CheckButton mask={masks.flexposApiKey} onCheck={check} />
    </FormCard>
  )
}

const Books = () => {
  const { t } = useTranslation()
  const { masks, economicApiValid } = useSettings().settings
  const keyHint = useKeyHint()
  const { checked, check } = useServiceCheck('economic')
  const form = useSettingsForm({
    fieldsOf: () => ({ accountingAgreementToken: '' }),
    onSaved: () => void check(false),
    secrets: ['accountingAgreementToken'],
    labels: { accountingAgreementToken: t('setup.accountingAgreementToken') },
  })
  return (
    <FormCard
      title={t('setup.books')}
      mark={<KeyMark mask={masks.accountingAgreementToken} isValid={economicApiValid} checked={checked} />}
      form={form}
      draft="books"
    >
      {checked && <ServiceAnswer service="economic" checked={checked} />}
      <Text c="dimmed">{t('setup.booksText')}</Text>
      <KeyField
        {...form.field('accountingAgreementToken')}
        description={keyHint(masks.accountingAgreementToken)}
      />
      <CheckButton mask={masks.accountingAgreementToken} onCheck={check} />
    </FormCard>
  )
}

/** The outside services of the market. Keys are written and never read again (D27). */
export const TechnicalSection = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('setup.technical')} lead={t('setup.technicalLead')}>
      <CardAccountCard />
      <Till />
      <Flexpos />
      <Books />
    </Section>
  )
}
