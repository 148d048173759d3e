/** Who waits leaves the line, by the link in the mail that said they are in it. */
import { Button, Text } from '@mantine/core'
import { IconCheck, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { waitlistCalls } from '#shared/bookings/visitors-waitlist-calls.ts'
import { call } from '../../kit/call.ts'
import { asFailure, hasCode } from '../../kit/failure.ts'
import { underLoader } from '../../kit/loader.tsx'
import { Notice } from '../../kit/notice.tsx'
import { tellFailure } from '../../kit/notify.ts'
import { OfLink } from '../../kit/of-link.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { BrokenLink, LinkFrame } from '../shop/link-page.tsx'

const OnePlace = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const { marketId, visualName } = useThisMarket()
  const [state, setState] = useState<'asked' | 'left' | 'broken'>('asked')
  const leave = async () => {
    try {
      await underLoader(t('waitlist.leaving'), () =>
        call(waitlistCalls.leaveWaitlist, { audience: 'anonymous', market: marketId, body: { token } }),
      )
      setState('left')
    } catch (thrown) {
      if (hasCode(asFailure(thrown), 'link_invalid')) setState('broken')
      else tellFailure(thrown)
    }
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
