/** The way from a row to its page and back to the same rows: the list's address goes along in the history. */
import { Anchor, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

interface RowLinkProps {
  to: string
  className?: string
  /** Its page stands beside the list. */
  isHere?: boolean
  children: ReactNode
}

export const RowLink = ({ to, className, isHere, children }: RowLinkProps) => {
  const { search } = useLocation()
  return (
    <Anchor
      component={Link}
      to={to}
      state={search}
      className={className}
      aria-current={isHere || undefined}
      fw={650}
    >
      {children}
    </Anchor>
  )
}

/** `to`: the list. Someone who did not come from it sees it as a whole. */
export const BackToList = ({ to, children }: { to: string; children: ReactNode }) => {
  const { state } = useLocation()
  return (
    <Text>
      <Anchor component={Link} to={{ pathname: to, search: typeof state === 'string' ? state : '' }}>
        <IconArrowLeft size={20} aria-hidden style={{ verticalAlign: '-0.25em' }} /> {children}
      </Anchor>
    </Text>
  )
}
