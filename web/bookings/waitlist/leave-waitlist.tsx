/** Who waits leaves the line, by the link in the mail that said they are in it. */
import { Button, Text } from '@mantine/core'
import { IconCheck, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { waitlistCalls } from '#shared/bookings/visitors-waitlist-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Notice } from '../../kit/notice.tsx'
import { OfLink } from '../../kit/of-link.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { BrokenLink, LinkFrame } from '../shop/link-page.tsx'

const OnePlace = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const { marketId, visualName } = useThisMarket()
  const [state, setState] = useState<'asked' | 'left' | 'broken'>('asked')
  const act = useAct()
  const leave = async () => {
    const options = { audience: 'anonymous', market: marketId, body: { token } } as const
    const done = await act(send => send(waitlistCalls.leaveWaitlist, options), {
      busy: t('waitlist.leaving'),
      refused: { link_invalid: () => setState('broken') },
    })
    if (done) setState('left')
  }
  if (state === 'broken') return <BrokenLink />
  return (
    <LinkFrame title={t('waitlist.leaveTitle')}>
      {state === 'left' ? (
        <Notice color="shelf" icon={IconCircleCheck} role="status" takesFocus>
          <Text>{t('waitlist.left')}</Text>
        </Notice>
      ) : (
        <>
          <Text>{t('waitlist.leaveText', { shop: visualName })}</Text>
          <div>
            <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={() => void leave()}>
              {t('waitlist.leave')}
            </Button>
          </div>
        </>
      )}
    </LinkFrame>
  )
}

export const LeaveWaitlist = () => <OfLink>{token => <OnePlace token={token} />}</OfLink>
