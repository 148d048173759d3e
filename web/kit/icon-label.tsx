import { Group } from '@mantine/core'
import type { ReactNode } from 'react'

/** An icon with its words beside it; long words wrap beside the icon, not under it. */
export const IconLabel = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Group gap="sm" wrap="nowrap" align="flex-start">
    <span aria-hidden style={{ flex: 'none', lineHeight: 0, paddingTop: '0.15rem' }}>
      {icon}
    </span>
    <div style={{ minWidth: 0 }}>{children}</div>
  </Group>
)
