import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { type CallFailure, complaints, hasCode } from '../kit/failure.ts'
import { Notice } from '../kit/notice.tsx'
import { textOfCode } from '../kit/notify.ts'
import { PageTitle } from '../kit/page.tsx'
import type { Fetched } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import styles from './identity.module.css'
import { emailInLink } from './link-email.ts'
import { toLogIn } from './to-log-in.ts'

interface LinkPageProps<Owner extends { email: string }> {
  title: string
  /** The link is for a first password. */
  isFirst?: boolean
  /** The user whom the link belongs to. */
  owner: Fetched<Owner>
  /** The message after success. */
  done?: string
  /** Shown after success: where the user came from, while that is of use. */
  wayBack?: ReactNode
  /** It is an administrator's link: the log-in is that of staff. */
  isStaffs?: boolean
  /** What the link does. Left out: it lets its owner choose a password. */
  about?: (owner: Owner) => string
  /** The way to another link, when this one is dead. Left out: one to choose a password. */
  newLink?: ReactNode
  /** What to do when it was used and nothing is left to do. Left out: the common text, with the way to another link. */
  usedText?: string
  children: ReactNode
}

/** To another link by which the reader of this one chooses a password. */
const NewPasswordLink = ({ isFirst }: { isFirst: boolean }) => {
  const { t } = useTranslation()
  const { marketId } = useParams()
  const email = emailInLink(useSearchParams()[0].get('token') ?? '')
  return (
    <Anchor
      component={Link}
      to={{
        pathname: `/${marketId}/reset-password`,
        search: isFirst ? '?first' : '',
        hash: encodeURIComponent(email),
      }}
    >
      {t('password.newLink')}
    </Anchor>
  )
}

/** Where the owner of a link logs in. Staff have an app of their own. */
const useLogIn = (isStaffs: boolean) => {
  const { marketId } = useParams()
  return ({ children, ...props }: { children?: ReactNode }) =>
    isStaffs ? (
      <a href="/admin_section" {...props}>
        {children}
      </a>
    ) : (
      <Link {...toLogIn(marketId)} {...props}>
        {children}
      </Link>
    )
}

interface DeadLinkProps {
  failure: CallFailure
  isStaffs: boolean
  newLink: ReactNode
  usedText: string | undefined
}

/** Shows why a link no longer works, and what to do instead. */
const DeadLink = ({ failure, isStaffs, newLink, usedText }: DeadLinkProps) => {
  const { t } = useTranslation()
  const logIn = useLogIn(isStaffs)
  const isDone = usedText !== undefined && hasCode(failure, 'link_used')
  return (
    <Notice title={t('password.deadLink')}>
      <Text size="sm">
        {isDone
          ? usedText
          : complaints(failure)
              .map(({ code }) => textOfCode(code))
              .join(' ')}
      </Text>
      {!isDone && newLink}
      <Anchor renderRoot={logIn}>{t('identity.toLogIn')}</Anchor>
    </Notice>
  )
}

/** The message after success. Takes the focus, because the form that had it is gone. */
const Done = ({ text, isStaffs, wayBack }: { text: string; isStaffs: boolean; wayBack: ReactNode }) => {
  const { t } = useTranslation()
  const logIn = useLogIn(isStaffs)
  return (
    <Stack gap="md" align="flex-start">
      <Notice color="shelf" role="status" icon={IconCircleCheck} takesFocus>
        {text}
      </Notice>
      {wayBack}
      <Button renderRoot={logIn}>{t('identity.toLogIn')}</Button>
    </Stack>
  )
}

/** The page that a link in a mail opens: one form for one user. */
export const LinkPage = <Owner extends { email: string }>({
  title,
  isFirst = false,
  owner,
  done,
  wayBack,
  isStaffs = false,
  about,
  newLink = <NewPasswordLink isFirst={isFirst} />,
  usedText,
  children,
}: LinkPageProps<Owner>) => {
  const { t } = useTranslation()
  const content = () => {
    if (done) return <Done text={done} isStaffs={isStaffs} wayBack={wayBack} />
    if (owner.failure?.status === 400)
      return <DeadLink failure={owner.failure} isStaffs={isStaffs} newLink={newLink} usedText={usedText} />
    return (
      <WhenLoaded of={{ owner }}>
        {data => (
          <Paper withBorder p="lg">
            <Stack gap="md">
              <Text className={styles.whole}>
                {about ? about(data.owner) : t('password.passwordFor', { email: data.owner.email })}
              </Text>
              {children}
            </Stack>
          </Paper>
        )}
      </WhenLoaded>
    )
  }
  return (
    <Stack gap="lg" className={styles.narrow}>
      <PageTitle>{title}</PageTitle>
      <Title order={1}>{title}</Title>
      {content()}
    </Stack>
  )
}
