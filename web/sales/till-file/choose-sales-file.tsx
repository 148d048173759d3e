import { Anchor, Button, FileButton, Paper, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { MOST_SALE_BYTES } from '#shared/tills/csv-rows.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { complaints } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'
import { exampleCsv } from './example-csv.ts'
import type { SalesPreview } from './file-words.ts'
import styles from './till-file.module.css'

/** The first step: a file by the button or dropped, and why it cannot be read. */
export const ChooseSalesFile = ({ onRead }: { onRead: (preview: SalesPreview) => void }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const act = useAct()
  const reset = useRef<() => void>(null)
  const [isOver, setIsOver] = useState(false)
  const [refused, setRefused] = useState<{ name: string; codes: string[] }>()

  const read = async (file: File | null | undefined) => {
    // Otherwise the browser reports no change when the same file is chosen again.
    reset.current?.()
    if (!file) return
    setRefused(undefined)
    if (file.size > MOST_SALE_BYTES) return setRefused({ name: file.name, codes: ['till_file_too_large'] })
    const preview = await act(send => send(tillFileCalls.previewSalesFile, { body: { file } }), {
      busy: t('salesfile.reading'),
      refused: {
        any: failure => setRefused({ name: file.name, codes: complaints(failure).map(({ code }) => code) }),
      },
    })
    if (preview) onRead(preview)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void read(event.dataTransfer.files[0])
  }
  return (
    <Stack gap="md">
      {refused && (
        <Notice color="berry" title={t('salesfile.notRead', { name: refused.name })} takesFocus>
          <Text size="sm">{refused.codes.map(textOfCode).join(' ')}</Text>
        </Notice>
      )}
      <Paper
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <IconFileSpreadsheet size={40} aria-hidden />
        <Text>{t('salesfile.drop')}</Text>
        <FileButton accept=".csv,.txt,.tsv,text/csv" onChange={file => void read(file)} resetRef={reset}>
          {props => (
            <Button {...props} leftSection={<IconUpload size={20} aria-hidden />}>
              {t('salesfile.choose')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t('salesfile.limits')}
        </Text>
      </Paper>
      <Text>{t('salesfile.about')}</Text>
      <Text>
        <Anchor
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(exampleCsv(language))}`}
          download={t('salesfile.exampleName')}
        >
          <IconDownload size={20} aria-hidden style={{ verticalAlign: '-0.25em' }} /> {t('salesfile.example')}
        </Anchor>
      </Text>
    </Stack>
  )
}
