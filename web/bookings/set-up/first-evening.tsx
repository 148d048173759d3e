import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconConfetti, IconPhotoPlus, IconSettings } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useOutletContext } from 'react-router-dom'
import { isNeeded } from '#shared/bookings/set-up.ts'
import { NewTab } from '../../kit/new-tab.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { stored } from '../../kit/stored.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import type { AdminContext } from '../../markets/admin-frame.tsx'
import { landingOf, useThisMarket } from '../../markets/market.ts'
import { StillMissing } from '../../markets/still-missing.tsx'
import { TemplateCard } from '../../shelves/template-card.tsx'
import styles from './set-up.module.css'
import { StepList } from './step-list.tsx'
import { type SetUp, useSteps } from './steps.ts'
import { useSetUp } from './use-set-up.ts'

/** The market that this browser saw being set up, so that its end is said once. */
const settingUp = stored('settingUp', found => (typeof found === 'string' ? found : ''))

const Progress = ({ points }: Pick<SetUp, 'points'>) => {
  const { t } = useTranslation()
  const done = points.filter(({ isDone }) => isDone).length
  return (
    <div className={styles.progress}>
      <span className={styles.bars} aria-hidden>
        {points.map(({ point }, at) => (
          <span key={point} data-done={at < done || undefined} />
        ))}
      </span>
      <Text fw={600}>{t('ready.progress', { done, all: points.length })}</Text>
    </div>
  )
}

const OwnPage = () => {
  const { t } = useTranslation()
  const { marketId, visualName, marketImages } = useThisMarket()
  const [picture] = marketImages
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="own-page">
      <Stack gap="sm" align="flex-start">
        <Title order={2} id="own-page">
          {t('ready.ownPage')}
        </Title>
        {picture ? (
          <img className={styles.picture} src={picture.url} alt={picture.text || visualName} />
        ) : (
          <IfMay right="serve">
            <Anchor component={Link} to="/settings/pictures" className={styles.noPicture}>
              <IconPhotoPlus size={20} aria-hidden />
              {t('ready.addPicture')}
            </Anchor>
          </IfMay>
        )}
        <Anchor href={landingOf(marketId)} target="_blank">
          {t('ready.seePage')}
          <NewTab />
        </Anchor>
      </Stack>
    </Paper>
  )
}

interface FirstEveningProps {
  /** What else an administrator can do here. */
  tools: ReactNode
  /** The home of a market that is set up. */
  home: ReactNode
}

const Steps = ({
  setUp,
  tools,
  onChanged,
}: {
  setUp: SetUp
  tools: ReactNode
  onChanged: () => Promise<unknown>
}) => {
  const { t } = useTranslation()
  const { marketId, visualName } = useThisMarket()
  const { username } = useOutletContext<AdminContext>()
  useEffect(() => settingUp.write(marketId), [marketId])
  const title = t('ready.title', { name: visualName })
  return (
    <Stack gap="lg">
      <PageTitle>{title}</PageTitle>
      <div>
        <StepTitle>{title}</StepTitle>
        <Text c="dimmed">{t('ready.lead')}</Text>
      </div>
      <Progress points={setUp.points} />
      <div className={styles.sides}>
        <StepList setUp={setUp} />
        <Stack gap="lg">
          <StillMissing missing={setUp.missing} />
          <OwnPage />
          <IfMay right="own">
            <TemplateCard onChanged={onChanged} />
          </IfMay>
          <Paper withBorder p="lg">
            <Stack gap="sm">
              <Text>{t('staff.loggedInAs', { name: username })}</Text>
              <Group>
                <Button
                  component={Link}
                  to="/settings"
                  variant="default"
                  leftSection={<IconSettings size={20} aria-hidden />}
                >
                  {t('ready.allSettings')}
                </Button>
                {tools}
              </Group>
            </Stack>
          </Paper>
        </Stack>
      </div>
    </Stack>
  )
}

/** What is missing of a shop that works already: each thing with what it is for, and the way to it. */
const StillToDo = ({ setUp }: { setUp: SetUp }) => {
  const { t } = useTranslation()
  const open = useSteps(setUp).filter(({ point, isDone }) => !isDone && isNeeded(point))
  if (!open.length) return null
  const isOnlyVatId = open.every(({ point }) => point === 'vat_id')
  return (
    <Notice role="note" title={isOnlyVatId ? t('ready.vatIdMissing') : t('ready.someMissing')}>
      {open.map(({ point, title, text, to, right, action }) => (
        <div key={point}>
          <Text>{isOnlyVatId ? text : `${title}: ${text}`}</Text>
          {to && (
            <IfMay right={right}>
              <Anchor component={Link} to={to} underline="always">
                {action}
              </Anchor>
            </IfMay>
          )}
        </div>
      ))}
    </Notice>
  )
}

/** The home of a market that is set up; the first time, it says so. */
const AllDone = ({ home, setUp }: { home: ReactNode; setUp: SetUp }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [isFirstTime] = useState(() => settingUp.read() === marketId)
  useEffect(() => settingUp.clear(), [])
  return (
    <Stack gap="lg">
      {isFirstTime && (
        <Notice color="shelf" icon={IconConfetti} role="status" title={t('ready.allDone')}>
          <Text>{t('ready.allDoneText')}</Text>
        </Notice>
      )}
      <StillToDo setUp={setUp} />
      {home}
    </Stack>
  )
}

/** A shop that was booked, or lacks only its VAT id and what sales begin with, works already: its board says what is missing. */
const works = ({ points }: SetUp) =>
  points.some(({ point, isDone }) => isDone && point === 'first_booking') ||
  points.every(({ point, isDone }) => isDone || point === 'vat_id' || !isNeeded(point))

/** The home of administrators: what is still to be set up, and afterwards the plain home. */
export const FirstEvening = ({ tools, home }: FirstEveningProps) => {
  const setUp = useSetUp()
  const { visualName } = useThisMarket()
  // Deferred as the content is, so that the screen never stands without a heading.
  const isShown = useDeferredValue(setUp.data !== undefined)
  return (
    <>
      {/* Until the screen knows which of the two it is, it has the shop's name. */}
      {!isShown && <StepTitle>{visualName}</StepTitle>}
      <WhenLoaded of={{ setUp }}>
        {data =>
          works(data.setUp) ? (
            <AllDone home={home} setUp={data.setUp} />
          ) : (
            <Steps setUp={data.setUp} tools={tools} onChanged={setUp.retry} />
          )
        }
      </WhenLoaded>
    </>
  )
}
