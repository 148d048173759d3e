import { Button, Checkbox, Group, TextInput } from '@mantine/core'
import { IconDeviceFloppy, IconEdit, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type StaffShelf, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { useRescuedFocus } from '../kit/focus.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import styles from './staff.module.css'

interface RenameShelfProps {
  shelf: StaffShelf
  onDone: () => void
}

const RenameShelf = ({ shelf, onDone }: RenameShelfProps) => {
  const { t } = useTranslation()
  useRescuedFocus()
  const form = useRouteForm({
    route: shelvesCalls.changeShelf,
    initial: { name: shelf.name },
    version: shelf.version,
    labels: { name: t('pricelist.newNameOf', { name: shelf.name }) },
    check: ({ name }): Record<string, string> => (name.trim() ? {} : { name: 'required' }),
    params: { id: shelf.id },
    busy: t('pricelist.saving'),
    done: t('pricelist.thingSaved'),
    onDone,
  })
  return (
    <GuardedForm form={form}>
      <Group align="end" gap="xs">
        <TextInput
          {...form.field('name')}
          inputWrapperOrder={['label', 'error', 'input']}
          maxLength={40}
          autoFocus
        />
        <Button type="submit" variant="default" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
          {t('pricelist.save')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconX size={20} aria-hidden />}
          onClick={() => {
            form.discard()
            onDone()
          }}
        >
          {t('kit.cancel')}
        </Button>
      </Group>
    </GuardedForm>
  )
}

interface ShelfRowProps {
  shelf: StaffShelf
  isChosen: boolean
  isRenamed: boolean
  onChoose: (isChosen: boolean) => void
  onRename: (isRenamed: boolean) => void
  onRemove: () => void
}

/** One shelf of the list: it can be chosen, renamed where it stands, and deleted. */
export const ShelfRow = ({ shelf, isChosen, isRenamed, ...on }: ShelfRowProps) => {
  const { t } = useTranslation()
  const { name, typeName } = shelf
  if (isRenamed)
    return (
      <li className={`${styles.row} ${styles.wide}`}>
        <RenameShelf shelf={shelf} onDone={() => on.onRename(false)} />
      </li>
    )
  return (
    <li className={styles.row}>
      <Checkbox
        label={name}
        description={typeName}
        checked={isChosen}
        onChange={event => on.onChoose(event.currentTarget.checked)}
      />
      <Group gap="xs">
        <Button
          size="sm"
          variant="default"
          aria-label={t('pricelist.renameNamed', { name })}
          leftSection={<IconEdit size={20} aria-hidden />}
          onClick={() => on.onRename(true)}
        >
          {t('pricelist.rename')}
        </Button>
        <Button
          size="sm"
          variant="default"
          aria-label={t('pricelist.deleteNamed', { name })}
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={on.onRemove}
        >
          {t('pricelist.delete')}
        </Button>
      </Group>
    </li>
  )
}
