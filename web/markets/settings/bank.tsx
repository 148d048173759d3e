import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { SALES_AS } from '#shared/markets/sales-as.ts'
import { VAT_RATES } from '#shared/markets/vat-rates.ts'
import { useLanguage } from '../../i18n/language.ts'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { Notice } from '../../kit/notice.tsx'
import { BankFile } from './bank-file.tsx'
import { useSettings } from './context.ts'
import { FormCard, Section } from './section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const Account = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf: ({ iban, bic, bankRegNumber, sortCode, bankAccount }) => ({
      iban,
      bic,
      bankRegNumber,
      sortCode,
      bankAccount,
    }),
    labels: {
      iban: 'IBAN',
      bic: 'BIC',
      bankRegNumber: t('setup.bankRegNumber'),
      sortCode: t('setup.sortCode'),
      bankAccount: t('setup.bankAccount'),
    },
  })
  return (
    <FormCard title={t('setup.account')} form={form} draft="bank account">
      <div className={sideBySide.fields}>
        <TextInput {...form.field('iban')} />
        <TextInput {...form.field('bic')} />
      </div>
      <div className={sideBySide.fields}>
        <TextInput {...form.field('bankRegNumber')} inputMode="numeric" />
        <TextInput {...form.field('sortCode')} inputMode="numeric" />
      </div>
      <TextInput {...form.field('bankAccount')} inputMode="numeric" />
    </FormCard>
  )
}

/** What the tax authorities and the courts have said of shops like this one (D77). */
const DanishRulings = () => {
  const { t } = useTranslation()
  return (
    <Notice role="note" title={t('setup.askAccountant')}>
      <Text size="sm">{t('setup.rulingOnSalesAs')}</Text>
      <Text size="sm">{t('setup.rulingOnNoVat')}</Text>
    </Notice>
  )
}

const Vat = () => {
  const { t } = useTranslation()
  const { format } = numberFormat(LOCALE[useLanguage()], {})
  const { settings } = useSettings()
  const form = useSettingsForm({
    fieldsOf: ({ vatId, vatPercentUsed, vatPercentNew, salesAs, noVatOnRent, noVatOnSales, defaultFee }) => ({
      vatId,
      vatPercentUsed: String(vatPercentUsed),
      vatPercentNew: String(vatPercentNew),
      salesAs,
      noVatOnRent,
      noVatOnSales,
      defaultFee: format(defaultFee),
    }),
    labels: {
      vatId: t('setup.vatId'),
      vatPercentUsed: t('setup.vatPercentUsed'),
      vatPercentNew: t('setup.vatPercentNew'),
      salesAs: t('setup.salesAs'),
      noVatOnRent: t('setup.noVatOnRent'),
      noVatOnSales: t('setup.noVatOnSales'),
      defaultFee: t('setup.defaultFee'),
    },
  })
  const rates = VAT_RATES[settings.supportCountry].map(rate => ({
    value: String(rate),
    label: `${format(rate)} %`,
  }))
  const salesAsNames = { agent: t('setup.salesAsAgent'), own_name: t('setup.salesAsOwnName') }
  return (
    <FormCard title={t('setup.vat')} form={form} draft="vat">
      <TextInput {...form.field('vatId')} description={t('setup.vatIdHint')} />
      <div className={sideBySide.fields}>
        <NativeSelect {...form.field('vatPercentUsed')} data={rates} />
        <NativeSelect {...form.field('vatPercentNew')} data={rates} />
      </div>
      <NativeSelect
        {...form.field('salesAs')}
        data={SALES_AS.map(value => ({ value, label: salesAsNames[value] }))}
        description={t('setup.salesAsHint')}
      />
      <Checkbox {...form.box('noVatOnRent')} />
      <Checkbox {...form.box('noVatOnSales')} />
      {settings.supportCountry === 'dk' && <DanishRulings />}
      <TextInput {...form.field('defaultFee')} inputMode="decimal" description={t('setup.defaultFeeHint')} />
    </FormCard>
  )
}

/** Where money goes, and with which VAT. */
export const BankSection = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('setup.bank')}>
      <Account />
      <BankFile />
      <Vat />
    </Section>
  )
}
