/** Which bank the shop has, and what the file for that bank needs. */
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import {
  BANK_FILE_FORMATS,
  BANK_TEXT_LENGTHS,
  BANKDATA_RECORDS,
  BANKS,
  type BankFileFormat,
} from '#shared/markets/bank-formats.ts'
import { FORMAT_NAMES, USUAL_FORMAT } from '../bank-format-names.ts'
import { useThisMarket } from '../market.ts'
import { useBankNames } from '../use-bank-names.ts'
import { FormCard } from './section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

/** A pain.001 in another currency than DKK shows this many letters of a text. */
const SHOWN_ABROAD = 140

const useForm = () => {
  const { t } = useTranslation()
  return useSettingsForm({
    fieldsOf: settings => ({
      bank: settings.bank,
      bankFileFormat: settings.bankFileFormat,
      bankAgreement: settings.bankAgreement,
      painVersion: settings.painVersion,
      becDateDigits: settings.becDateDigits,
      bankdataRecord: settings.bankdataRecord,
      bankExportInfo: settings.bankExportInfo,
      bankCustomerInfo: settings.bankCustomerInfo,
    }),
    labels: {
      bank: t('setup.whichBank'),
      bankFileFormat: t('setup.bankFileFormat'),
      bankAgreement: t('setup.bankAgreement'),
      painVersion: t('setup.painVersion'),
      becDateDigits: t('setup.becDateDigits'),
      bankdataRecord: t('setup.bankdataRecord'),
      bankExportInfo: t('setup.bankExportInfo'),
      bankCustomerInfo: t('setup.bankCustomerInfo'),
    },
  })
}

interface FieldsProps {
  form: ReturnType<typeof useForm>
}

const BankBox = ({ form }: FieldsProps) => {
  const { t } = useTranslation()
  const names = useBankNames()
  return (
    <NativeSelect
      {...form.field('bank')}
      data={[
        { value: '', label: t('setup.noFormat') },
        ...BANKS.map(value => ({ value, label: names[value] })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const bank = BANKS.find(one => one === value) ?? ''
        form.change({ bank, ...(bank && { bankFileFormat: USUAL_FORMAT[bank] }) })
      }}
    />
  )
}

/** What only one format asks for. */
const OfFormat = ({ form }: FieldsProps) => {
  const { t } = useTranslation()
  const format = form.typed.bankFileFormat
  if (format === 'iso_20022')
    return (
      <>
        <TextInput {...form.field('bankAgreement')} description={t('setup.bankAgreementHint')} />
        <NativeSelect
          {...form.field('painVersion')}
          description={t('setup.leaveIt')}
          data={[
            { value: '03', label: t('setup.painOld') },
            { value: '09', label: t('setup.painNew') },
          ]}
        />
      </>
    )
  if (format === 'bec')
    return (
      <NativeSelect
        {...form.field('becDateDigits')}
        description={t('setup.leaveIt')}
        data={[
          { value: '6', label: t('setup.becShort') },
          { value: '8', label: t('setup.becLong') },
        ]}
      />
    )
  if (format === 'bankdata')
    return (
      <NativeSelect
        {...form.field('bankdataRecord')}
        description={t('setup.leaveIt')}
        data={BANKDATA_RECORDS.map(value => ({ value, label: t('setup.recordVersion', { version: value }) }))}
      />
    )
  return null
}

/** Says below a text where it stands, and how much of it the bank shows. */
const useTextHint = (format: BankFileFormat | '') => {
  const { t } = useTranslation()
  const { currencyCode } = useThisMarket()
  const isAbroad = format === 'iso_20022' && currencyCode !== 'DKK'
  return (hint: string, field: 'text' | 'ownText'): string => {
    if (!format) return hint
    const count = isAbroad && field === 'text' ? SHOWN_ABROAD : BANK_TEXT_LENGTHS[format][field]
    return `${hint} ${count ? t('setup.bankShows', { count }) : t('setup.bankShowsNone')}`
  }
}

export const BankFile = () => {
  const { t } = useTranslation()
  const form = useForm()
  const hint = useTextHint(form.typed.bankFileFormat)
  return (
    <FormCard title={t('setup.bankFile')} form={form} draft="bank file">
      <BankBox form={form} />
      <NativeSelect
        {...form.field('bankFileFormat')}
        description={t('setup.bankFileFormatHint')}
        data={[
          { value: '', label: t('setup.noFormat') },
          ...BANK_FILE_FORMATS.map(value => ({ value, label: FORMAT_NAMES[value] })),
        ]}
      />
      <OfFormat form={form} />
      <TextInput
        {...form.field('bankExportInfo')}
        description={hint(t('setup.bankExportInfoHint'), 'ownText')}
      />
      <TextInput
        {...form.field('bankCustomerInfo')}
        description={hint(t('setup.bankCustomerInfoHint'), 'text')}
      />
    </FormCard>
  )
}
