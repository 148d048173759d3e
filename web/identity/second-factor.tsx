import { Button, Group, Text } from '@mantine/core'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../kit/card.tsx'
import { StatusMark } from '../kit/status-mark.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ConfirmSecondFactor, type Secret, StartSecondFactor } from './set-up-second-factor.tsx'
import { StopSecondFactor } from './stop-second-factor.tsx'
import type { OwnAccount } from './user-data.tsx'

/** What the card asks for now. */
type Step =
  | { name: 'none' | 'start' | 'stop' }
  | { name: 'confirm'; secret: Secret }
  | { name: 'codes'; codes: readonly string[] }

const State = ({ own }: { own: OwnAccount }) => {
  const { t } = useTranslation()
  return own.hasSecondFactor ? (
    <StatusMark icon={IconShieldCheck} tone="good">
      {t('account.factorOn')}
    </StatusMark>
  ) : (
    <StatusMark icon={IconShieldOff} tone="quiet">
      {t('account.factorOff')}
    </StatusMark>
  )
}

const Summary = ({ own, onGo }: { own: OwnAccount; onGo: () => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <Text>
        {own.hasSecondFactor
          ? t('account.codesLeft', { count: own.recoveryCodesLeft })
          : t('account.factorLead')}
      </Text>
      <Group>
        <Button variant="default" onClick={onGo}>
          {own.hasSecondFactor ? t('account.stop') : t('account.setUp')}
        </Button>
      </Group>
    </>
  )
}

/** The second factor: its state, the way to it in three steps, and the way out (decision 018). */
export const SecondFactor = ({ own }: { own: OwnAccount }) => {
  const { t } = useTranslation()
  const [step, setStep] = useState<Step>({ name: 'none' })
  const close = () => setStep({ name: 'none' })
  const cancel = (
    <Button variant="subtle" onClick={close}>
      {t('kit.cancel')}
    </Button>
  )
  const content = () => {
    switch (step.name) {
      case 'start':
        return <StartSecondFactor cancel={cancel} onSecret={secret => setStep({ name: 'confirm', secret })} />
      case 'confirm':
        return (
          <ConfirmSecondFactor
            cancel={cancel}
            secret={step.secret}
            onCodes={codes => setStep({ name: 'codes', codes })}
          />
        )
      case 'codes':
        return <RecoveryCodes codes={step.codes} onKept={close} />
      case 'stop':
        return <StopSecondFactor cancel={cancel} onStopped={close} />
      default:
        return <Summary own={own} onGo={() => setStep({ name: own.hasSecondFactor ? 'stop' : 'start' })} />
    }
  }
  return (
    <Card title={t('account.factor')} mark={<State own={own} />}>
      {content()}
    </Card>
  )
}
