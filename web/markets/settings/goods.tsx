import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { CAMPAIGN_LABELS } from '#shared/markets/campaign-labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { useSettings } from './context.ts'
import { FormCard, Section } from './section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

const AMOUNT = { minimumFractionDigits: 2, useGrouping: false } as const

/** What the market does with its tenants' goods: campaigns, discounts at the till, how numbers begin, what labels cost. */
export const GoodsSection = () => {
  const { t } = useTranslation()
  const locale = LOCALE[useLanguage()]
  const { currencyCode } = useSettings().settings
  const form = useSettingsForm({
    fieldsOf: ({ freeLabels, furtherLabelPrice, ...settings }) => ({
      campaigns: settings.campaigns,
      campaignLabels: settings.campaignLabels,
      discountSigns: settings.discountSigns,
      productPrefix: settings.productPrefix,
      freeLabels: freeLabels === null ? '' : String(freeLabels),
      furtherLabelPrice: numberFormat(locale, AMOUNT).format(Number(furtherLabelPrice)),
      shopBearsTillDiscount: settings.shopBearsTillDiscount,
    }),
    labels: {
      campaigns: t('setup.campaigns'),
      campaignLabels: t('setup.campaignLabels'),
      discountSigns: t('setup.discountSigns'),
      productPrefix: t('setup.productPrefix'),
      freeLabels: t('setup.freeLabels'),
      furtherLabelPrice: t('setup.furtherLabelPrice', { currency: currencyCode }),
      shopBearsTillDiscount: t('setup.shopBearsTillDiscount'),
    },
  })
  const labelNames = {
    priced: t('setup.labelsPriced'),
    free: t('setup.labelsFree'),
    sign: t('setup.labelsSign'),
  }
  return (
    <Section title={t('setup.goods')}>
      <FormCard form={form} draft="goods">
        <Checkbox {...form.box('campaigns')} description={t('setup.campaignsHint')} />
        <NativeSelect
          {...form.field('campaignLabels')}
          data={CAMPAIGN_LABELS.map(value => ({ value, label: labelNames[value] }))}
        />
        <Checkbox {...form.box('discountSigns')} description={t('setup.discountSignsHint')} />
        <Checkbox {...form.box('shopBearsTillDiscount')} description={t('setup.shopBearsTillDiscountHint')} />
        <TextInput
          {...form.field('productPrefix')}
          maxLength={3}
          description={t('setup.productPrefixHint')}
        />
        <div className={sideBySide.fields}>
          <TextInput
            {...form.field('freeLabels')}
            inputMode="numeric"
            description={t('setup.freeLabelsHint')}
          />
          <TextInput
            {...form.field('furtherLabelPrice')}
            inputMode="decimal"
            description={t('setup.furtherLabelPriceHint')}
          />
        </div>
      </FormCard>
    </Section>
  )
}
