/** The page of an import: its title, the way back, and one of its three steps. */
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import styles from './import.module.css'

interface ImportPageProps {
  title: string
  /** Where staff came from. */
  back: { to: string; name: string }
  children: ReactNode
}

export const ImportPage = ({ title, back, children }: ImportPageProps) => (
  <Stack gap="md" className={styles.page}>
    <PageTitle>{title}</PageTitle>
    <BackToList to={back.to}>{back.name}</BackToList>
    <StepTitle>{title}</StepTitle>
    {children}
  </Stack>
)
