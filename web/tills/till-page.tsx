/** Staff see how it stands with the till: what is on its way, what holds it up, what it does not take. */
import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconCheck, IconInfoCircle, IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { useAct } from '../kit/act/use-act.ts'
import { useKeepAsking } from '../kit/calls/keep-asking.ts'
import { Fact, Facts } from '../kit/facts.tsx'
import { later } from '../kit/later.tsx'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { IfMay } from '../kit/rights/if-may.tsx'
import { CardSkeletons, Empty } from '../kit/states.tsx'
import { StatusMark } from '../kit/status-mark.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { NotTaken } from './not-taken.tsx'
import styles from './till.module.css'
import { TillDays } from './till-days.tsx'
import { TillProblem } from './till-problem.tsx'
import { type Till, useTillName, useWhen } from './till-words.ts'

const TillFiles = later(['jobs', 'tillfiles'], async () => (await import('./files/till-files.tsx')).TillFiles)

/** While products are on their way. */
const SOON_MS = 3_000
const SELDOM_MS = 30_000

const useTill = () => {
  const till = useRoute(
    tillsContract.readTill,
    {},
    {
      refreshInterval: found => (found?.waiting && !found.problem ? SOON_MS : SELDOM_MS),
      revalidateOnFocus: true,
    },
  )
  useKeepAsking(till.failure !== undefined, till.retry, SELDOM_MS)
  return till
}

/** The one thing to do here, while there is something that waits for it. */
const TryAgain = () => {
  const { t } = useTranslation()
  const act = useAct()
  const tryAgain = () =>
    act(send => send(tillsContract.tryTillAgain, {}), { busy: t('till.trying'), done: t('till.tried') })
  return (
    <IfMay right="serve">
      <Button leftSection={<IconRefresh size={20} aria-hidden />} onClick={() => void tryAgain()}>
        {t('till.tryAgain')}
      </Button>
    </IfMay>
  )
}

const Strip = ({ till: { lastContact, waiting, more, failed, problem } }: { till: Till }) => {
  const { t } = useTranslation()
  const when = useWhen()
  const { marketId: market } = useThisMarket()
  // What the menu asks for again and again anyway.
  const unclear = useRoute(badgesCalls.readBadges, { audience: 'admin', market }).data?.openClearing ?? 0
  const hands = failed.length + (problem ? 1 : 0) + unclear
  return (
    <Paper withBorder>
      <Facts className={styles.strip}>
        <Fact name={t('till.lastContact')}>{lastContact ? when(lastContact) : t('till.never')}</Fact>
        <Fact name={t('till.onTheWay')}>
          <span>
            {more ? t('till.thingsAtLeast', { count: waiting }) : t('till.things', { count: waiting })}
          </span>
          {waiting > 0 && !problem && <small>{t('till.soonThere')}</small>}
        </Fact>
        <Fact name={t('till.needsYou')} data-urgent={hands > 0 || undefined}>
          <span>{hands || t('till.nothing')}</span>
          {unclear > 0 && (
            <small>
              <Anchor component={Link} to="/payments/clearing" fz="inherit">
                {t('till.unclearSales', { count: unclear })}
              </Anchor>
            </small>
          )}
        </Fact>
      </Facts>
    </Paper>
  )
}

/** Nothing holds it up, and nothing is left to do. What a file brought into a till, Reol cannot know. */
const AllWell = ({ till }: { till: Till }) => {
  const { t } = useTranslation()
  const name = useTillName()(till)
  if (till.byFile)
    return till.till ? (
      <Notice role="note" icon={IconInfoCircle} title={t('till.takesNone', { till: name })}>
        <Text size="sm">{t('till.takesNoneText', { till: name })}</Text>
      </Notice>
    ) : null
  if (till.waiting || !till.lastContact) return null
  return (
    <Notice role="status" color="shelf" icon={IconCheck} title={t('till.allWell')}>
      <Text size="sm">{t('till.allWellText', { till: name })}</Text>
    </Notice>
  )
}

const NoTill = () => {
  const { t } = useTranslation()
  return (
    <Empty
      action={
        <IfMay right="money">
          <Button component={Link} to="/settings/technical">
            {t('till.connect')}
          </Button>
        </IfMay>
      }
    >
      {t('till.none')}
    </Empty>
  )
}

/** Which till it is and that it answers, and beside it what can be done. */
const Top = ({ till }: { till: Till | undefined }) => {
  const { t } = useTranslation()
  const nameOf = useTillName()
  return (
    <Group justify="space-between" mih={48}>
      <Group gap="md">
        <StepTitle>{t('till.title')}</StepTitle>
        {till?.lastContact && !till.problem && !till.byFile && (
          <StatusMark icon={IconCheck} tone="good">
            {t('till.answers', { till: nameOf(till) })}
          </StatusMark>
        )}
      </Group>
      {till && !isWell(till) && <TryAgain />}
    </Group>
  )
}

const isWell = ({ problem, failed }: Till): boolean => !problem && !failed.length

const Whole = ({ till, isOld }: { till: Till; isOld: boolean }) => {
  const { t } = useTranslation()
  const { problem, failed } = till
  const hasNone = !till.till && isWell(till) && !till.days.length
  return (
    <Stack gap="md">
      {isOld && <Text c="dimmed">{t('till.isOld')}</Text>}
      {hasNone ? <NoTill /> : !till.byFile && <Strip till={till} />}
      {problem && <TillProblem till={till} problem={problem} />}
      {failed.length > 0 && <NotTaken till={till} />}
      {!hasNone && isWell(till) && <AllWell till={till} />}
      {till.byFile && <TillFiles />}
      <TillDays days={till.days} />
    </Stack>
  )
}

export const TillPage = () => {
  const { t } = useTranslation()
  const till = useTill()
  return (
    <Stack gap="md">
      <PageTitle>{t('till.title')}</PageTitle>
      <Top till={till.data} />
      <WhenLoaded of={{ till }} skeleton={<CardSkeletons count={3} height={96} />}>
        {({ till: found }) => <Whole till={found} isOld={till.failure !== undefined} />}
      </WhenLoaded>
    </Stack>
  )
}
