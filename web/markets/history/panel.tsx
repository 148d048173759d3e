import { Skeleton } from '@mantine/core'
import { later } from '../../kit/later.tsx'

const Panel = later(['fieldnames', 'history'], async () => (await import('./history-panel.tsx')).HistoryPanel)

/** The history of one thing, whose code loads after the page that it stands on. */
export const HistoryPanel = (thing: { kind: 'customer' | 'product' | 'shelf-type'; id: string }) => (
  <Panel {...thing} instead={<Skeleton height={120} radius="lg" />} />
)
