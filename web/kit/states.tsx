/** Loading, failed and empty states of a part of a screen. */
import { Button, Paper, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import grid from './card-grid.module.css'
import { asFailure, complaints } from './failure.ts'
import { useRescuedFocus } from './focus.ts'
import { Notice } from './notice.tsx'
import { textOfCode } from './notify.ts'

/** Shows what failed, and a button to try again. */
export const Failed = ({ failure, retry }: { failure: unknown; retry: () => void }) => {
  const { t } = useTranslation()
  useRescuedFocus()
  const codes = complaints(asFailure(failure)).map(complaint => complaint.code)
  return (
    <Notice color="berry" title={t('kit.couldNotLoad')}>
      <Text size="sm">{codes.map(textOfCode).join(' ')}</Text>
      <Button size="sm" variant="default" leftSection={<IconRefresh size={20} aria-hidden />} onClick={retry}>
        {t('kit.tryAgain')}
      </Button>
    </Notice>
  )
}

export const Empty = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <Paper withBorder p="xl">
    <Stack align="center" gap="md">
      <Text ta="center" c="dimmed">
        {children}
      </Text>
      {action}
    </Stack>
  </Paper>
)

/** Tells screen readers that something loads. A skeleton itself says nothing. */
export const Waiting = () => {
  const { t } = useTranslation()
  return <VisuallyHidden role="status">{t('kit.loading')}</VisuallyHidden>
}

/** The skeleton of cards. */
export const CardSkeletons = ({ count = 3, height = 220 }: { count?: number; height?: number }) => (
  <>
    <Waiting />
    <div className={grid.grid} aria-hidden>
      {Array.from({ length: count }, (_, at) => `card-${at}`).map(key => (
        <Skeleton key={key} height={height} radius="lg" />
      ))}
    </div>
  </>
)

/** The skeleton of a page with a heading and a card. */
export const PageSkeleton = () => (
  <>
    <Waiting />
    <Stack gap="lg" aria-hidden>
      <Skeleton height={44} width="55%" radius="md" />
      <Skeleton height={18} width="80%" radius="md" />
      <Skeleton height={320} radius="lg" />
    </Stack>
  </>
)
