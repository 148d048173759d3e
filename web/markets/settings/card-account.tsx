import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleDashed,
  IconRefresh,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { ServiceProblem } from '#shared/markets/service-calls.ts'
import { WALLETS } from '#shared/markets/wallets.ts'
import { cardCalls } from '#shared/payments/card-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import sideBySide from '../../kit/form/side-by-side.module.css'
import { Notice } from '../../kit/notice.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useSettings } from './context.ts'
import { KeyField } from './key-field.tsx'
import { FormCard } from './section.tsx'
import { useKeyHint } from './use-key-hint.ts'
import { useSettingsForm } from './use-settings-form.ts'

type Checked = Answer<typeof cardCalls.checkCardAccount>

const useCheck = () => {
  const { t } = useTranslation()
  const act = useAct()
  const [checked, setChecked] = useState<Checked>()
  const check = async (insist = false) => {
    const answer = await act(send => send(cardCalls.checkCardAccount, { body: { insist } }), {
      busy: t('setup.checking'),
    })
    if (answer) setChecked(answer)
  }
  return { checked, check, forget: () => setChecked(undefined) }
}

const useProblemTexts = (alias: string): Record<ServiceProblem, string> => {
  const { t } = useTranslation()
  return {
    key_unknown: t('setup.keyUnknown', { alias }),
    not_allowed: t('setup.keyNotAllowed', { alias }),
    no_answer: t('setup.keyNoAnswer'),
  }
}

/** What the provider said of the account, and how to go on. */
const Result = ({ checked, onInsist }: { checked: Checked; onInsist: () => void }) => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const texts = useProblemTexts(checked.alias)
  if (!checked.problem) {
    return (
      <Notice
        color="shelf"
        role="status"
        icon={IconRosetteDiscountCheck}
        title={t('setup.cardWorks')}
        takesFocus
      >
        <Text size="sm">{t('setup.cardWorksText', { end: checked.keyEnd })}</Text>
      </Notice>
    )
  }
  return (
    <Notice color="berry" title={texts[checked.problem]} takesFocus>
      {checked.problem === 'key_unknown' && <Text size="sm">{t('setup.keyUnknownWhy')}</Text>}
      {!checked.isCurrent && settings.currentCardAccount && (
        <Text size="sm" fw={600}>
          {t('setup.oldKeyStands')}
        </Text>
      )}
      {!checked.isCurrent && (
        <Button size="sm" variant="default" onClick={onInsist}>
          {t('setup.insist')}
        </Button>
      )}
    </Notice>
  )
}

const Mark = () => {
  const { t } = useTranslation()
  const { currentCardAccount, hasUncheckedCardAccount, elavonApiValid } = useSettings().settings
  if (hasUncheckedCardAccount) {
    return (
      <StatusMark icon={IconAlertTriangle} tone="waiting">
        {t('setup.notInUse')}
      </StatusMark>
    )
  }
  if (!currentCardAccount) {
    return (
      <StatusMark icon={IconCircleDashed} tone="quiet">
        {t('setup.notSetUp')}
      </StatusMark>
    )
  }
  return elavonApiValid ? (
    <StatusMark icon={IconRosetteDiscountCheck} tone="good">
      {t('setup.works')}
    </StatusMark>
  ) : (
    <StatusMark icon={IconAlertTriangle} tone="bad">
      {t('setup.worksNot')}
    </StatusMark>
  )
}

/** The account with the card provider. A changed key counts once it works; the former one takes payments until then. */
export const CardAccountCard = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const keyHint = useKeyHint()
  const { checked, check, forget } = useCheck()
  const form = useSettingsForm({
    fieldsOf: ({ elavonAlias, elavonSignerId, wallets }) => ({
      elavonAlias,
      elavonKey: '',
      elavonSignerId,
      elavonWebhookSecret: '',
      applePay: wallets.includes('Apple Pay'),
      googlePay: wallets.includes('Google Pay'),
    }),
    labels: {
      elavonAlias: t('setup.elavonAlias'),
      elavonKey: t('setup.elavonKey'),
      elavonSignerId: t('setup.elavonSignerId'),
      elavonWebhookSecret: t('setup.elavonWebhookSecret'),
      applePay: 'Apple Pay',
      googlePay: 'Google Pay',
    },
    body: ({ applePay, googlePay, ...typed }) => ({
      ...typed,
      wallets: WALLETS.filter(wallet => (wallet === 'Apple Pay' ? applePay : googlePay)),
    }),
    secrets: ['elavonKey', 'elavonWebhookSecret'],
    onSaved: () => void check(),
  })
  const { masks, currentCardAccount } = settings
  return (
    <FormCard title={t('setup.card')} mark={<Mark />} form={form} draft="card account">
      {checked && <Result checked={checked} onInsist={() => void check(true)} />}
      <div className={sideBySide.fields}>
        <TextInput {...form.field('elavonAlias')} description={t('setup.elavonAliasHint')} />
        <KeyField {...form.field('elavonKey')} description={keyHint(masks.elavonKey)} />
      </div>
      <div className={sideBySide.fields}>
        <TextInput {...form.field('elavonSignerId')} description={t('setup.elavonSignerIdHint')} />
        <KeyField {...form.field('elavonWebhookSecret')} description={keyHint(masks.elavonWebhookSecret)} />
      </div>
      <Group>
        <Checkbox {...form.box('applePay')} />
        <Checkbox {...form.box('googlePay')} />
      </Group>
      <Group>
        <Button
          variant="default"
          leftSection={<IconRefresh size={20} aria-hidden />}
          onClick={() => {
            forget()
            void check()
          }}
        >
          {masks.elavonKey === null ? t('setup.checkNow') : t('setup.checkAgain')}
        </Button>
        {currentCardAccount && (
          <Text size="sm" c="dimmed">
            {t('setup.currentKey', { end: currentCardAccount.keyEnd })}
          </Text>
        )}
      </Group>
    </FormCard>
  )
}
