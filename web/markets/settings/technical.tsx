import { Checkbox, PasswordInput, Text, TextInput } from '@mantine/core'
import { IconCircleDashed, IconHelpCircle, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../kit/status-mark.tsx'
import { CardAccountCard } from './card-account.tsx'
import { useSettings } from './context.ts'
import { FormCard, Section } from './section.tsx'
import styles from './settings.module.css'
import { useKeyHint } from './use-key-hint.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** A key is saved; whether it works, nobody has asked yet. */
const KeyMark = ({ mask, isValid }: { mask: string | null; isValid: boolean }) => {
  const { t } = useTranslation()
  if (mask === null) {
    return (
      <StatusMark icon={IconCircleDashed} tone="quiet">
        {t('setup.notSetUp')}
      </StatusMark>
    )
  }
  return isValid ? (
    <StatusMark icon={IconRosetteDiscountCheck} tone="good">
      {t('setup.works')}
    </StatusMark>
  ) : (
    <StatusMark icon={IconHelpCircle} tone="waiting">
      {t('setup.notChecked')}
    </StatusMark>
  )
}

const Till = () => {
  const { t } = useTranslation()
  const { masks, zettleApiValid } = useSettings().settings
  const keyHint = useKeyHint()
  const form = useSettingsForm({
    fieldsOf: ({ zettleIntegration, zettleClientId }) => ({
      zettleIntegration,
      zettleApiKey: '',
      zettleClientId,
    }),
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
      mark={<KeyMark mask={masks.zettleApiKey} isValid={zettleApiValid} />}
      form={form}
      draft="till"
    >
      <Checkbox {...form.box('zettleIntegration')} description={t('setup.zettleIntegrationHint')} />
      <div className={styles.pair}>
        <PasswordInput
          {...form.field('zettleApiKey')}
          autoComplete="new-password"
          description={keyHint(masks.zettleApiKey)}
        />
        <TextInput {...form.field('zettleClientId')} description={t('setup.zettleClientIdHint')} />
      </div>
    </FormCard>
  )
}

const Flexpos = () => {
  const { t } = useTranslation()
  const { masks, flexposApiValid } = useSettings().settings
  const keyHint = useKeyHint()
  const form = useSettingsForm({
    fieldsOf: ({ flexposCompanyId }) => ({ flexposApiKey: '', flexposCompanyId }),
    secrets: ['flexposApiKey'],
    labels: {
      flexposApiKey: t('setup.flexposApiKey'),
      flexposCompanyId: t('setup.flexposCompanyId'),
    },
  })
  return (
    <FormCard
      title="Flexpos"
      mark={<KeyMark mask={masks.flexposApiKey} isValid={flexposApiValid} />}
      form={form}
      draft="flexpos"
    >
      <div className={styles.pair}>
        <PasswordInput
          {...form.field('flexposApiKey')}
          autoComplete="new-password"
          description={keyHint(masks.flexposApiKey)}
        />
        <TextInput
          {...form.field('flexposCompanyId')}
          inputMode="numeric"
          description={t('setup.flexposCompanyIdHint')}
        />
      </div>
    </FormCard>
  )
}

const Books = () => {
  const { t } = useTranslation()
  const { masks, economicApiValid } = useSettings().settings
  const keyHint = useKeyHint()
  const form = useSettingsForm({
    fieldsOf: () => ({ accountingAgreementToken: '' }),
    secrets: ['accountingAgreementToken'],
    labels: { accountingAgreementToken: t('setup.accountingAgreementToken') },
  })
  return (
    <FormCard
      title={t('setup.books')}
      mark={<KeyMark mask={masks.accountingAgreementToken} isValid={economicApiValid} />}
      form={form}
      draft="books"
    >
      <Text c="dimmed">{t('setup.booksText')}</Text>
      <PasswordInput
        {...form.field('accountingAgreementToken')}
        autoComplete="new-password"
        description={keyHint(masks.accountingAgreementToken)}
      />
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
