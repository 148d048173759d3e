import { Button, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { addressCalls } from '#shared/customers/address-calls.ts'
import { passwordCalls } from '#shared/identity/password-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import type { CallFailure } from '../kit/failure.ts'
import { useThisMarket } from '../markets/market.ts'
import { aboutLink } from './link-email.ts'
import { LinkPage } from './link-page.tsx'
import { NO_TOKEN } from './use-link.ts'

/** Puts a former address back, by the link in the mail to it: a tenant's, or an administrator's (D67). */
export const UndoEmail = () => {
  const { t } = useTranslation()
  const { visualName } = useThisMarket()
  const token = useSearchParams()[0].get('token') ?? ''
  const about = aboutLink(token)
  const act = useAct()
  const [failure, setFailure] = useState<CallFailure | undefined>(about ? undefined : NO_TOKEN)
  const [isDone, setDone] = useState(false)
  const undo = async () => {
    const route = about?.kind === 'admin' ? passwordCalls.undoStaffAddress : addressCalls.undoEmailChange
    const undone = await act(send => send(route, { audience: 'open', body: { token } }), {
      busy: t('tenant.undoing'),
      refused: { link_invalid: setFailure, link_used: setFailure },
    })
    if (undone) setDone(true)
  }
  const email = about?.email ?? ''
  return (
    <LinkPage
      title={isDone ? t('tenant.undoneTitle') : t('tenant.undoTitle')}
      isStaffs={about?.kind === 'admin'}
      owner={{ data: about, failure, retry: async () => undefined }}
      done={isDone ? t('tenant.undone', { email }) : undefined}
      about={() => t('tenant.undoText', { market: visualName, email })}
      usedText={t('tenant.undoUsed')}
      newLink={null}
    >
      <Text>{t('tenant.undoNext')}</Text>
      <Button leftSection={<IconArrowBackUp size={20} aria-hidden />} onClick={() => void undo()}>
        {t('tenant.undo')}
      </Button>
    </LinkPage>
  )
}
