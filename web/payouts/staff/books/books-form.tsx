/** What the bookkeeper chooses: when vouchers are sent, and to which accounts. */
import { Button, Group, Text } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { GuardedForm } from '../../../kit/form/guarded-form.tsx'
import { AccountsCard } from './accounts-card.tsx'
import styles from './choices.module.css'
import { RhythmCard } from './rhythm-card.tsx'
import type { BooksSettings, Choices } from './types.ts'
import { useBooksForm } from './use-books-form.ts'

interface BooksFormProps {
  settings: BooksSettings
  /** Undefined until the books have said, and where they do not. */
  choices: Choices | undefined
}

export const BooksForm = ({ settings, choices }: BooksFormProps) => {
  const { t } = useTranslation()
  const form = useBooksForm(settings, choices)
  return (
    <GuardedForm form={form} draft="books">
      <RhythmCard form={form} settings={settings} />
      {settings.isConnected && <AccountsCard form={form} settings={settings} choices={choices} />}
      {form.isChanged() && (
        <section className={styles.bar} aria-label={t('books.notSaved')}>
          <Text fw={600} size="sm">
            {t('books.notSaved')}
          </Text>
          <Group gap="sm">
            <Button size="sm" variant="default" onClick={form.discard}>
              {t('books.discard')}
            </Button>
            <Button size="sm" type="submit" leftSection={<IconDeviceFloppy size={18} aria-hidden />}>
              {t('books.save')}
            </Button>
          </Group>
        </section>
      )}
    </GuardedForm>
  )
}
