import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormCard, Section } from './section.tsx'
import { useSettingsForm } from './use-settings-form.ts'

/** What the market does with its tenants' goods: campaigns, and how their numbers begin. */
export const GoodsSection = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf: ({ campaigns, productPrefix }) => ({ campaigns, productPrefix }),
    labels: { campaigns: t('setup.campaigns'), productPrefix: t('setup.productPrefix') },
  })
  return (
    <Section title={t('setup.goods')}>
      <FormCard form={form} draft="goods">
        <Checkbox {...form.box('campaigns')} description={t('setup.campaignsHint')} />
        <TextInput
          {...form.field('productPrefix')}
          maxLength={3}
          description={t('setup.productPrefixHint')}
        />
      </FormCard>
    </Section>
  )
}
