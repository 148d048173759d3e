import { Checkbox, Text, Textarea } from '@mantine/core'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { termsHtml, termsText } from '#shared/markets/terms-text.ts'
import { Card } from '../../kit/card.tsx'
import { RichText } from '../../kit/show/rich-text.tsx'
import { useSettings } from './context.ts'
import { FormCard, Section } from './section.tsx'
import styles from './settings.module.css'
import { useSettingsForm } from './use-settings-form.ts'

/** A form leaves out what is empty; the server trims this to nothing. */
const NO_TERMS = ' '

/** The payment terms, typed with a few marks, and how visitors read them. */
export const TermsSection = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const form = useSettingsForm({
    fieldsOf: ({ paymentTerms, showPaymentTerms }) => ({
      termsText: termsText(paymentTerms),
      showPaymentTerms,
    }),
    labels: { termsText: t('setup.termsText'), showPaymentTerms: t('setup.showPaymentTerms') },
    body: ({ termsText: text, showPaymentTerms }) => ({
      showPaymentTerms,
      // Terms in which nothing is typed stay as they were saved, to the letter.
      ...(text === termsText(settings.paymentTerms) ? {} : { paymentTerms: termsHtml(text) || NO_TERMS }),
    }),
  })
  const html = useDeferredValue(termsHtml(form.typed.termsText))
  return (
    <Section title={t('setup.terms')} lead={t('setup.termsLead')}>
      <FormCard form={form} draft="terms">
        <Textarea
          {...form.field('termsText')}
          autosize
          minRows={12}
          maxRows={30}
          description={t('setup.termsHint')}
        />
        <Checkbox {...form.box('showPaymentTerms')} description={t('setup.showPaymentTermsHint')} />
      </FormCard>
      <Card title={t('setup.preview')}>
        {html ? (
          <div className={styles.preview}>
            <RichText html={html} />
          </div>
        ) : (
          <Text c="dimmed">{t('setup.noTerms')}</Text>
        )}
      </Card>
    </Section>
  )
}
