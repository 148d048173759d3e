import { Button, Group, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleDashed,
  IconHelpCircle,
  IconRefresh,
  IconRosetteDiscountCheck,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { type Service, type ServiceProblem, serviceCalls } from '#shared/markets/service-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Notice } from '../../kit/notice.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'

type Checked = Answer<typeof serviceCalls.checkService>

const SERVICE_NAMES: Record<Service, string> = {
  zettle: 'Zettle',
  flexpos: 'Flexpos',
  economic: 'e-conomic',
}

/** Asks a service about the key that is saved. `checked`: what it said last, until it is asked again. */
export const useServiceCheck = (service: Service) => {
  const { t } = useTranslation()
  const act = useAct()
  const [checked, setChecked] = useState<Checked>()
  /** `isAsked`: by a person, not after each save: then they want to know that no key is saved, too. */
  const check = async (isAsked: boolean) => {
    setChecked(undefined)
    const answer = await act(send => send(serviceCalls.checkService, { params: { service } }), {
      busy: t('setup.asking', { service: SERVICE_NAMES[service] }),
      ...(!isAsked && { refused: { service_keys_missing: () => undefined } }),
    })
    setChecked(answer)
  }
  return { checked, check }
}

interface KeyMarkProps {
  /** The last characters of the saved key; null when none is saved. */
  mask: string | null
  isValid: boolean
  checked: Checked | undefined
}

/** Whether a key is saved, and works. */
export const KeyMark = ({ mask, isValid, checked }: KeyMarkProps) => {
  const { t } = useTranslation()
  if (mask === null) {
    return (
      <StatusMark icon={IconCircleDashed} tone="quiet">
        {t('setup.notSetUp')}
      </StatusMark>
    )
  }
  if (isValid) {
    return (
      <StatusMark icon={IconRosetteDiscountCheck} tone="good">
        {t('setup.works')}
      </StatusMark>
    )
  }
  return checked?.problem ? (
    <StatusMark icon={IconAlertTriangle} tone="bad">
      {t('setup.worksNot')}
    </StatusMark>
  ) : (
    <StatusMark icon={IconHelpCircle} tone="waiting">
      {t('setup.notChecked')}
    </StatusMark>
  )
}

/** What a service said of the key. */
export const ServiceAnswer = ({ service, checked }: { service: Service; checked: Checked }) => {
  const { t } = useTranslation()
  const named = { service: SERVICE_NAMES[service] }
  const problems: Record<ServiceProblem, { title: string; text: string }> = {
    key_unknown: { title: t('setup.serviceKeyUnknown', named), text: t('setup.serviceKeyUnknownWhy') },
    not_allowed: { title: t('setup.serviceNotAllowed', named), text: t('setup.serviceNotAllowedWhy') },
    no_answer: { title: t('setup.serviceNoAnswer', named), text: t('setup.serviceNoAnswerWhy') },
  }
  if (checked.problem === null) {
    return (
      <Notice
        color="shelf"
        role="status"
        icon={IconRosetteDiscountCheck}
        title={t('setup.serviceWorks', named)}
        takesFocus
      >
        {checked.account && <Text size="sm">{t('setup.serviceAccount', { account: checked.account })}</Text>}
      </Notice>
    )
  }
  const { title, text } = problems[checked.problem]
  return (
    <Notice color="berry" title={title} takesFocus>
      <Text size="sm">{text}</Text>
    </Notice>
  )
}

/** Asks about the saved key. Nothing where none is saved. */
export const CheckButton = ({
  mask,
  onCheck,
}: {
  mask: string | null
  onCheck: (isAsked: boolean) => Promise<void>
}) => {
  const { t } = useTranslation()
  if (mask === null) return null
  return (
    <Group>
      <Button
        variant="default"
        leftSection={<IconRefresh size={20} aria-hidden />}
        onClick={() => void onCheck(true)}
      >
        {t('setup.checkNow')}
      </Button>
    </Group>
  )
}
