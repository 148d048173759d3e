/** What the pages of the waitlist's links share: the token, the frame, and the way on when a link is dead. */
import { Button, Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Notice } from '../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { sessions } from '../../kit/session.ts'
import { useThisMarket } from '../../markets/market.ts'

/** The token of the address; kept when the screen leads on. Another link in the same tab brings another one. */
export const useLinkToken = (): string => {
  const { hash } = useLocation()
  const given = new URLSearchParams(hash.slice(1)).get('token')
  const [token, setToken] = useState(given ?? '')
  if (given && given !== token) setToken(given)
  return given ?? token
}

/** As whom the reader of a link calls: a tenant who is logged in here, else a visitor. */
export const audienceAt = (marketId: string): 'anonymous' | 'customer' =>
  sessions.customer.read()?.marketId === marketId ? 'customer' : 'anonymous'

export const LinkFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="lg" maw={640} mx="auto">
    <PageTitle>{title}</PageTitle>
    <StepTitle key={title}>{title}</StepTitle>
    {children}
  </Stack>
)

/** Nothing is held any more: what to do now. */
export const OverNotice = ({ text }: { text: string }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  return (
    <>
      <Notice role="status">
        <Text>{text}</Text>
      </Notice>
      <div>
        <Button
          component={Link}
          to={`/${marketId}/booking`}
          rightSection={<IconArrowRight size={20} aria-hidden />}
        >
          {t('waitlist.findShelf')}
        </Button>
      </div>
    </>
  )
}
