/** What the pages of links in mails share: the token, and the frame. */
import { Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PageTitle, StepTitle } from '../kit/page.tsx'

/** The token of the address; kept when the screen leads on. Another link in the same tab brings another one. */
export const useLinkToken = (): string => {
  const { hash } = useLocation()
  const given = new URLSearchParams(hash.slice(1)).get('token')
  const [token, setToken] = useState(given ?? '')
  if (given && given !== token) setToken(given)
  return given ?? token
}

export const LinkFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="lg" maw={640} mx="auto">
    <PageTitle>{title}</PageTitle>
    <StepTitle key={title}>{title}</StepTitle>
    {children}
  </Stack>
)
