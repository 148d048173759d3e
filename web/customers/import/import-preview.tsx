import { Button, Checkbox, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconFileSpreadsheet, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FIELD_WORDS } from '#shared/customers/column-words.ts'
import { NEEDED } from '#shared/customers/import-row.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Notice } from '../../kit/notice.tsx'
import styles from './import.module.css'
import { ImportRows } from './import-rows.tsx'
import type { Preview } from './preview.ts'

interface ImportPreviewProps {
  preview: Preview
  sendMails: boolean
  onSendMails: (sends: boolean) => void
  onCreate: () => Promise<void>
  /** Leads back to the choice of a file. */
  onOther: () => void
}

/** What each column of the file became. */
const Columns = ({ columns }: Pick<Preview, 'columns'>) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const missing = NEEDED.filter(field => !columns.some(column => column.field === field))
  const named = columns.map((column, at) => ({ ...column, key: `${at} ${column.header}` }))
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="columns">
      <Stack gap="sm">
        <Title order={2} size="h3" id="columns">
          {t('import.columns')}
        </Title>
        {missing.length > 0 && (
          <Notice role="note">
            <Text size="sm">
              {t('import.missing', {
                columns: missing.map(field => FIELD_WORDS[field][language]).join(', '),
              })}
            </Text>
          </Notice>
        )}
        <Facts className={styles.columns}>
          {named.map(({ key, header, field }) => (
            <Fact key={key} name={header || t('import.noHead')} data-unread={!field || undefined}>
              {field ? FIELD_WORDS[field][language] : t('import.unread')}
            </Fact>
          ))}
        </Facts>
      </Stack>
    </Paper>
  )
}

/** The second step: what would become of the file, and the button that does it. */
export const ImportPreview = ({ preview, sendMails, onSendMails, onCreate, onOther }: ImportPreviewProps) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const { create, mailsLeft } = preview
  const other = (
    <Button variant="default" leftSection={<IconFileSpreadsheet size={20} aria-hidden />} onClick={onOther}>
      {t('import.other')}
    </Button>
  )
  return (
    <Stack gap="md">
      {create ? (
        <Paper withBorder p="lg">
          <Stack gap="md">
            <Checkbox
              checked={sendMails}
              onChange={event => onSendMails(event.currentTarget.checked)}
              label={t('import.sendMails')}
              description={t('import.sendMailsHint')}
            />
            {sendMails && mailsLeft < create && (
              <Notice role="note">
                <Text size="sm">
                  {t('import.fewerMails', { count: mailsLeft, number: number.format(mailsLeft) })}
                </Text>
              </Notice>
            )}
            <Group>
              <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => void onCreate()}>
                {t('import.create', { count: create, number: number.format(create) })}
              </Button>
              {other}
            </Group>
          </Stack>
        </Paper>
      ) : (
        <Notice title={t('import.nobody')} role="status">
          <Text size="sm">{t('import.nobodyText')}</Text>
          {other}
        </Notice>
      )}
      <ImportRows preview={preview} />
      <Columns columns={preview.columns} />
    </Stack>
  )
}
