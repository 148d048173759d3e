import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { percent } from '../../kit/show.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import type { Sheet } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'
import { SheetActions } from './sheet-actions.tsx'
import { useSheetLook } from './use-sheet-look.ts'

const Rename = ({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) => {
  const { t } = useTranslation()
  const { id, name, defaultName } = sheet
  const form = useDialogForm({
    route: sheetCalls.changeSheet,
    params: { ...useGoods().of, id },
    initial: { name: name === defaultName ? '' : name },
    labels: { name: t('goods.sheetName') },
    busy: t('goods.saving'),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('goods.rename')} save={t('goods.save')}>
      <TextInput {...form.field('name')} placeholder={defaultName} maxLength={100} data-autofocus />
    </FormDialog>
  )
}

interface SheetHeadProps {
  sheet: Sheet
  canRename?: boolean
  /** What is said beside the status. */
  children?: ReactNode
}

/** Which sheet it is, how it stands, and what is done with it as a whole. */
export const SheetHead = ({ sheet, canRename = false, children }: SheetHeadProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { words, address, mayMake } = useGoods()
  const [isRenaming, setIsRenaming] = useState(false)
  const { icon, tone, text } = useSheetLook(words.isReady)(sheet.status)
  return (
    <Stack gap="xs">
      <PageTitle>{sheet.name}</PageTitle>
      <BackToList to={address}>{t('goods.sheets')}</BackToList>
      <StepTitle>{sheet.name}</StepTitle>
      <Group gap="md">
        <StatusMark icon={icon} tone={tone}>
          {text}
        </StatusMark>
        {children}
      </Group>
      <Group justify="space-between">
        <Text c="dimmed">{words.keepsPart(percent(100 - sheet.fee))}</Text>
        <Group gap="xs">
          {canRename && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPencil size={20} aria-hidden />}
              onClick={() => setIsRenaming(true)}
            >
              {t('goods.rename')}
            </Button>
          )}
          {mayMake && (
            <SheetActions sheet={sheet} onDeleted={() => void navigate(address, { replace: true })} />
          )}
        </Group>
      </Group>
      {isRenaming && <Rename sheet={sheet} onClose={() => setIsRenaming(false)} />}
    </Stack>
  )
}
