/** What the pages of links in mails share. */
import { Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { ShopContacts } from './shop-contacts.tsx'

export const LinkFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="lg" maw={640} mx="auto">
    <PageTitle>{title}</PageTitle>
    <StepTitle>{title}</StepTitle>
    {children}
  </Stack>
)

/** A link that is too old, or no link of ours, as one that was copied in part. What it was about may go on. */
export const BrokenLink = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  return (
    <LinkFrame title={t('kit.brokenLinkTitle')}>
      <Notice role="status">
        <Text>{t('kit.brokenLinkText')}</Text>
      </Notice>
      <ShopContacts market={market} />
    </LinkFrame>
  )
}
