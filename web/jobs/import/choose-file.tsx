/** The first step of an import: a file by the button or dropped, and why it cannot be read. */
import { Anchor, Button, FileButton, Paper, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_IMPORT_BYTES } from '#shared/kit/file-row.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useAct } from '../../kit/act/use-act.ts'
import type { Send } from '../../kit/calls/caller.tsx'
import { complaints } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'
import styles from './import.module.css'

interface ChooseFileProps<Preview> {
  /** Sends the file, and answers what would become of it. */
  preview: (send: Send, file: File) => Promise<Preview>
  onRead: (preview: Preview) => void
  mostRows: number
  /** What the file must have. */
  about: string
  /** A file that may be filled in: its text and what it is called. */
  example: { csv: string; name: string }
}

type Refused = { name: string; codes: string[] } | undefined

/** Reads a chosen file, and says why it cannot be read. */
const useRead = <Preview,>({ preview, onRead }: ChooseFileProps<Preview>) => {
  const { t } = useTranslation()
  const act = useAct()
  const [refused, setRefused] = useState<Refused>()
  const read = async (file: File) => {
    setRefused(undefined)
    if (file.size > MOST_IMPORT_BYTES) return setRefused({ name: file.name, codes: ['import_too_large'] })
    const found = await act(send => preview(send, file), {
      busy: t('import.reading'),
      refused: {
        any: failure => setRefused({ name: file.name, codes: complaints(failure).map(({ code }) => code) }),
      },
    })
    if (found) onRead(found as Preview)
  }
  return { refused, read }
}

const Drop = ({ onFile, mostRows }: { onFile: (file: File) => void; mostRows: number }) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const reset = useRef<() => void>(null)
  const [isOver, setIsOver] = useState(false)
  const take = (file: File | null | undefined) => {
    // Otherwise the browser reports no change when the same file is chosen again.
    reset.current?.()
    if (file) onFile(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <Paper
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={40} aria-hidden />
      <Text>{t('import.drop')}</Text>
      <FileButton accept=".csv,.txt,.tsv,text/csv" onChange={take} resetRef={reset}>
        {props => (
          <Button {...props} leftSection={<IconUpload size={20} aria-hidden />}>
            {t('import.choose')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {t('import.limits', { rows: number.format(mostRows) })}
      </Text>
    </Paper>
  )
}

export const ChooseFile = <Preview,>(props: ChooseFileProps<Preview>) => {
  const { t } = useTranslation()
  const { mostRows, about, example } = props
  const { refused, read } = useRead(props)
  return (
    <Stack gap="md">
      {refused && (
        <Notice color="berry" title={t('import.notRead', { name: refused.name })} takesFocus>
          <Text size="sm">{refused.codes.map(textOfCode).join(' ')}</Text>
        </Notice>
      )}
      <Drop onFile={file => void read(file)} mostRows={mostRows} />
      <Text>{about}</Text>
      <Text>
        <Anchor
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(example.csv)}`}
          download={example.name}
        >
          <IconDownload size={20} aria-hidden style={{ verticalAlign: '-0.25em' }} /> {t('import.example')}
        </Anchor>
      </Text>
    </Stack>
  )
}
