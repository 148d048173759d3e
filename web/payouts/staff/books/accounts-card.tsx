/** Which accounts of the books stand for those of Reol, the journal and the layout. */
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../kit/card.tsx'
import { GROUPS } from './account-names.ts'
import { AccountRow } from './account-row.tsx'
import styles from './books.module.css'
import type { BooksSettings, Choices } from './types.ts'
import { accountField, type BooksForm, JOURNAL, LAYOUT, tenderAccounts } from './use-books-form.ts'

interface AccountsProps {
  form: BooksForm
  settings: BooksSettings
  /** Undefined: the books have not said what there is to choose from. */
  choices: Choices | undefined
}

const Numbered = ({
  form,
  field,
  found,
  hint,
  wrong,
}: {
  form: BooksForm
  field: string
  found: Choices['journals'] | undefined
  hint?: string
  /** What is said of one that the books do not have. */
  wrong: string
}) => {
  const { t } = useTranslation()
  const props = form.field(field)
  const data = (found ?? []).map(({ number, name }) => ({
    value: String(number),
    label: `${number} ${name}`,
  }))
  const isKnown = data.some(({ value }) => value === props.value)
  return (
    <NativeSelect
      {...props}
      size="sm"
      description={hint}
      data={[
        { value: '', label: t('books.choose') },
        ...(props.value && !isKnown ? [{ value: props.value, label: props.value }] : []),
        ...data,
      ]}
      error={props.value && found && !isKnown ? wrong : props.error}
    />
  )
}

interface FoldedProps extends AccountsProps {
  title: string
  names: readonly string[]
}

const Folded = ({ title, names, form, choices }: FoldedProps) => {
  const { t } = useTranslation()
  const missing = names.filter(name => !form.typed[accountField(name)]).length
  return (
    <details className={styles.folded}>
      <summary>
        {title}{' '}
        <Text span size="sm" c="dimmed">
          {t('books.chosenOf', { chosen: names.length - missing, all: names.length })}
        </Text>
      </summary>
      <Stack gap="sm" mt="sm">
        {names.map(name => (
          <AccountRow key={name} form={form} choices={choices} name={name} />
        ))}
      </Stack>
    </details>
  )
}

export const AccountsCard = (props: AccountsProps) => {
  const { t } = useTranslation()
  const { form, settings, choices } = props
  const hints: Record<string, string> = { till: t('books.tillHint'), vat: t('books.vatHint') }
  return (
    <Card title={t('books.accounts')} size="h3">
      <Text size="sm" c="dimmed">
        {choices ? t('books.accountsText') : t('books.accountsSilent')}
      </Text>
      <Numbered
        form={form}
        field={JOURNAL}
        found={choices?.journals}
        hint={t('books.journalHint')}
        wrong={t('books.unknownHere')}
      />
      <Numbered form={form} field={LAYOUT} found={choices?.layouts} wrong={t('books.unknownHere')} />
      {(['settlement', 'online'] as const).map(group => (
        <Stack key={group} gap="sm">
          <Text fw={650} size="sm">
            {group === 'settlement' ? t('books.ofSettlement') : t('books.ofOnline')}
          </Text>
          {GROUPS[group].map(name => (
            <AccountRow key={name} form={form} choices={choices} name={name} hint={hints[name]} />
          ))}
        </Stack>
      ))}
      <Folded {...props} title={t('books.ofTills')} names={[...tenderAccounts(settings), ...GROUPS.tills]} />
      <Folded {...props} title={t('books.ofReverse')} names={GROUPS.reverse} />
      <Folded {...props} title={t('books.ofOwnName')} names={GROUPS.ownName} />
    </Card>
  )
}
