import { Paper, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { type Role, useSession } from '../kit/session.ts'
import styles from './identity.module.css'
import { LinkByMail } from './link-by-mail.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'

/** The page that the user wanted before having to choose a password. */
const wantedIn = (state: unknown): string => (typeof state === 'string' ? state : '/')

interface ChangePasswordProps {
  as: Role
  /** Where a link to choose a password may be sent, for who does not know the present one. */
  email?: string
}

/** Lets a logged-in user choose a new password. Required when staff have reset the old one. */
export const ChangePassword = ({ as: role, email }: ChangePasswordProps) => {
  const { t } = useTranslation()
  const session = useSession(role)
  const navigate = useNavigate()
  const wanted = wantedIn(useLocation().state)
  return (
    <Stack gap="lg" className={styles.narrow}>
      <PageTitle>{t('password.newPasswordTitle')}</PageTitle>
      <StepTitle>{t('password.newPasswordTitle')}</StepTitle>
      {session?.mustChangePassword && (
        <Notice role="note" icon={IconInfoCircle}>
          {t('password.mustChange')}
        </Notice>
      )}
      <Paper withBorder p="lg">
        <OwnPasswordForm as={role} onDone={() => void navigate(wanted, { replace: true })} />
      </Paper>
      {session && email && <LinkByMail marketId={session.marketId} email={email} />}
    </Stack>
  )
}
