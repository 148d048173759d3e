/** On a phone: the filters and the order of a list behind one button, in a sheet from below. */
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/Overlay.css'
import { Button, Drawer, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import dialog from '../dialog/dialogs.module.css'
import sheet from './filter-sheet.module.css'
import styles from './list.module.css'

interface FilterSheetProps {
  /** How many filters are set. */
  chosen: number
  onClear: () => void
  children: ReactNode
}

export const FilterSheet = ({ chosen, onClear, children }: FilterSheetProps) => {
  const { t } = useTranslation()
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        className={chosen ? styles.chosen : undefined}
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={open}
      >
        {chosen ? t('list.filtersChosen', { number: chosen }) : t('list.filters')}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        padding="lg"
        classNames={{ ...dialog, content: sheet.content }}
        title={t('list.filters')}
        closeButtonProps={{ 'aria-label': t('kit.close') }}
        // Mantine makes it a header, which would be a second banner of the page.
        attributes={{ header: { role: 'presentation' } }}
      >
        <Stack gap="md" className={styles.sheet}>
          {children}
          <Button onClick={close}>{t('list.showHits')}</Button>
          {chosen > 0 && (
            <Button variant="subtle" onClick={onClear}>
              {t('list.clearFilters')}
            </Button>
          )}
        </Stack>
      </Drawer>
    </>
  )
}
