import { Button, Checkbox, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { PHONE_COUNTRIES } from '#shared/kit/phone-countries.ts'
import { ANSWERS } from '#shared/markets/answers.ts'
import { useLanguage } from '../../i18n/language.ts'
import { countryOptions } from '../../kit/form/country-options.ts'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { Notice } from '../../kit/notice.tsx'
import { Cancellation } from './cancellation.tsx'
import { useSettings } from './context.ts'
import { FormCard, Section } from './section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const AMOUNT = { minimumFractionDigits: 2, useGrouping: false } as const

const Online = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf: ({ onlineBookingPaused, mostInCart, paymentRequestDays, setUpHours, emptyingHours }) => ({
      onlineBookingPaused,
      mostInCart: String(mostInCart),
      paymentRequestDays: String(paymentRequestDays),
      setUpHours,
      emptyingHours,
    }),
    labels: {
      onlineBookingPaused: t('setup.onlineBookingPaused'),
      mostInCart: t('setup.mostInCart'),
      paymentRequestDays: t('setup.paymentRequestDays'),
      setUpHours: t('setup.setUpHours'),
      emptyingHours: t('setup.emptyingHours'),
    },
  })
  return (
    <FormCard title={t('setup.online')} form={form} draft="booking">
      <Checkbox {...form.box('onlineBookingPaused')} description={t('setup.onlineBookingPausedHint')} />
      <div className={sideBySide.fields}>
        <TextInput
          {...form.field('mostInCart')}
          inputMode="numeric"
          description={t('setup.mostInCartHint')}
        />
        <TextInput
          {...form.field('paymentRequestDays')}
          inputMode="numeric"
          description={t('setup.paymentRequestDaysHint')}
        />
      </div>
      <TextInput {...form.field('setUpHours')} description={t('setup.setUpHoursHint')} />
      <TextInput {...form.field('emptyingHours')} description={t('setup.emptyingHoursHint')} />
    </FormCard>
  )
}

const Refunds = () => {
  const { t } = useTranslation()
  const locale = LOCALE[useLanguage()]
  const { currencyCode } = useSettings().settings
  const form = useSettingsForm({
    fieldsOf: ({ refundProofAbove }) => ({
      refundProofAbove: numberFormat(locale, AMOUNT).format(Number(refundProofAbove)),
    }),
    labels: { refundProofAbove: t('setup.refundProofAbove', { currency: currencyCode }) },
  })
  return (
    <FormCard title={t('setup.refunds')} form={form} draft="refunds">
      <TextInput
        {...form.field('refundProofAbove')}
        inputMode="decimal"
        description={t('setup.refundProofAboveHint')}
      />
    </FormCard>
  )
}

const Waitlist = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf: ({ waitlistEnabled, waitlistHours }) => ({
      waitlistEnabled,
      waitlistHours: String(waitlistHours),
    }),
    labels: { waitlistEnabled: t('setup.waitlistEnabled'), waitlistHours: t('setup.waitlistHours') },
  })
  return (
    <FormCard title={t('setup.waitlist')} form={form} draft="waitlist">
      <Checkbox {...form.box('waitlistEnabled')} description={t('setup.waitlistEnabledHint')} />
      <TextInput
        {...form.field('waitlistHours')}
        inputMode="numeric"
        description={t('setup.waitlistHoursHint')}
      />
    </FormCard>
  )
}

const Moves = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf: ({ tenantMoves, tenantMovesDaysBefore }) => ({
      tenantMoves,
      tenantMovesDaysBefore: String(tenantMovesDaysBefore),
    }),
    labels: {
      tenantMoves: t('setup.tenantMoves'),
      tenantMovesDaysBefore: t('setup.tenantMovesDaysBefore'),
    },
  })
  const data = [
    { value: 'ask', label: t('setup.movesAsk') },
    { value: 'atOnce', label: t('setup.movesAtOnce') },
    { value: 'off', label: t('setup.movesOff') },
  ]
  return (
    <FormCard title={t('setup.moves')} form={form} draft="moves">
      <NativeSelect {...form.field('tenantMoves')} data={data} description={t('setup.tenantMovesHint')} />
      <TextInput
        {...form.field('tenantMovesDaysBefore')}
        inputMode="numeric"
        description={t('setup.tenantMovesDaysBeforeHint')}
      />
    </FormCard>
  )
}

/** A form keeps texts, so the codes stand in one, parted by commas. */
const codesIn = (text: string): string[] => (text ? text.split(',') : [])

const Phones = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const countries = useMemo(() => countryOptions(language, PHONE_COUNTRIES), [language])
  const form = useSettingsForm({
    fieldsOf: ({ phoneCountries }) => ({ phoneCountries: phoneCountries.join(',') }),
    labels: { phoneCountries: t('setup.phones') },
    body: ({ phoneCountries }) => ({ phoneCountries: codesIn(phoneCountries) }),
  })
  const chosen = codesIn(form.typed.phoneCountries)
  const choose = (codes: readonly string[]) => form.change({ phoneCountries: codes.join(',') })
  return (
    <FormCard title={t('setup.phones')} form={form} draft="phones">
      <NativeSelect
        {...form.field('phoneCountries')}
        value=""
        onChange={({ currentTarget }) => choose([...chosen, currentTarget.value])}
        data={[{ value: '', label: '' }, ...countries.filter(({ value }) => !chosen.includes(value))]}
        description={t('setup.phoneCountriesHint')}
      />
      <Group gap="xs">
        {countries
          .filter(({ value }) => chosen.includes(value))
          .map(({ value, label }) => (
            <Button
              key={value}
              size="compact-sm"
              variant="default"
              rightSection={<IconX size={16} aria-hidden />}
              aria-label={t('settings.phoneCountryOff', { country: label })}
              onClick={() => choose(chosen.filter(code => code !== value))}
            >
              {label}
            </Button>
          ))}
      </Group>
    </FormCard>
  )
}

const Access = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf: ({
      customerAccessToBooking,
      customerAccessToProductCreation,
      customerAccessToProductCompletion,
      customerAccessToAccountBalance,
    }) => ({
      customerAccessToBooking,
      customerAccessToProductCreation,
      customerAccessToProductCompletion,
      customerAccessToAccountBalance,
    }),
    labels: {
      customerAccessToBooking: t('setup.accessToBooking'),
      customerAccessToProductCreation: t('setup.accessToCreation'),
      customerAccessToProductCompletion: t('setup.accessToCompletion'),
      customerAccessToAccountBalance: t('setup.accessToBalance'),
    },
  })
  return (
    <FormCard title={t('setup.access')} form={form} draft="access">
      <Checkbox {...form.box('customerAccessToBooking')} />
      <Checkbox {...form.box('customerAccessToProductCreation')} />
      <Checkbox {...form.box('customerAccessToProductCompletion')} />
      {ANSWERS.balance && <Checkbox {...form.box('customerAccessToAccountBalance')} />}
    </FormCard>
  )
}

const Mails = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf: ({ mailOnBooking, mailOnFailedRefund, mailOnMessage }) => ({
      mailOnBooking,
      mailOnFailedRefund,
      mailOnMessage,
    }),
    labels: {
      mailOnBooking: t('setup.mailOnBooking'),
      mailOnFailedRefund: t('setup.mailOnFailedRefund'),
      mailOnMessage: t('setup.mailOnMessage'),
    },
  })
  const { supportEmail } = useSettings().settings
  return (
    <FormCard title={t('setup.mails')} form={form} draft="mails">
      <Text size="sm" c="dimmed">
        {supportEmail ? t('setup.mailsTo', { email: supportEmail }) : t('setup.mailsNowhere')}
      </Text>
      <Checkbox {...form.box('mailOnBooking')} />
      <Checkbox {...form.box('mailOnFailedRefund')} />
      <Checkbox {...form.box('mailOnMessage')} />
    </FormCard>
  )
}

/** How visitors and tenants book, and what tenants may do themselves. */
export const BookingSection = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  return (
    <Section title={t('setup.booking')}>
      {!settings.onlineBookingFeature && <Notice role="note">{t('needs.feature')}</Notice>}
      <Online />
      <Cancellation />
      <Refunds />
      <Waitlist />
      <Moves />
      <Phones />
      <Access />
      <Mails />
    </Section>
  )
}
