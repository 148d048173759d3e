import { Button } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconMailOpened, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { staffCalls } from '#shared/messages/staff-calls.ts'
import { beginningOf } from '../kit/beginning-of.ts'
import { BulkBar } from '../kit/list/bulk-bar.tsx'
import type { Card, Column } from '../kit/list/column.ts'
import { RouteList } from '../kit/list/route-list.tsx'
import { useSelection } from '../kit/list/selection.ts'
import { useMayDo } from '../kit/rights/may.ts'
import { useMoment } from '../markets/moment.ts'
import { type Message, MessageStatus } from './message-marks.tsx'
import styles from './messages.module.css'
import { useMessageActs } from './use-message-acts.ts'

const useColumns = (): Column<Message>[] => {
  const { t } = useTranslation()
  const moment = useMoment()
  return [
    {
      name: 'name',
      title: t('messages.from'),
      file: { type: 'text', value: ({ name }) => name },
      cell: ({ name, seen }) => <span className={seen ? styles.seen : undefined}>{name}</span>,
    },
    {
      name: 'message',
      title: t('messages.text'),
      file: { type: 'text', value: ({ message }) => message },
      cell: ({ message }) => beginningOf(message),
    },
    { name: 'status', title: t('messages.status'), cell: one => <MessageStatus message={one} /> },
    {
      name: 'created',
      title: t('messages.received'),
      cell: ({ created }) => moment(Date.parse(created)),
      isNumber: true,
    },
  ]
}

type Drawer = 'archived' | 'over' | undefined

const useWords = (drawer: Drawer): { title: string; none: string } => {
  const { t } = useTranslation()
  if (drawer === 'over') return { title: t('messages.overTitle'), none: t('messages.noneOver') }
  if (drawer === 'archived') return { title: t('messages.archiveTitle'), none: t('messages.noneArchived') }
  return { title: t('messages.title'), none: t('messages.none') }
}

/** What visitors and tenants wrote, newest first. `drawer`: what staff have put away, or what came over the limit of a day. */
export const MessageList = ({ drawer }: { drawer?: Drawer }) => {
  const { title, none } = useWords(drawer)
  const isArchive = drawer === 'archived'
  const { t } = useTranslation()
  const { search } = useLocation()
  const moment = useMoment()
  const may = useMayDo()
  const { selection, clear } = useSelection<Message>(({ name }) => name, search)
  const ids = [...selection.chosen]
  const acts = useMessageActs(clear)
  const cardOf = (message: Message): Card => ({
    name: message.name,
    details: [moment(Date.parse(message.created)), beginningOf(message.message)],
    status: <MessageStatus message={message} />,
  })
  return (
    <>
      <RouteList
        route={staffCalls.list}
        query={drawer ? { [drawer]: 'true' } : {}}
        title={title}
        columns={useColumns()}
        rowKey={({ id }) => id}
        card={cardOf}
        linkTo={({ id }) => `/messages/${id}`}
        searchLabel={t('messages.search')}
        empty={none}
        noneFound={t('messages.noneFound')}
        hasFile
        {...(may('serve') ? { selection } : {})}
      />
      <BulkBar count={ids.length} onClear={clear}>
        {isArchive || (
          <Button
            size="sm"
            variant="default"
            leftSection={<IconMailOpened size={20} aria-hidden />}
            onClick={() => void acts.mark(ids, true)}
          >
            {t('messages.markSeen')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          leftSection={
            isArchive ? <IconArchiveOff size={20} aria-hidden /> : <IconArchive size={20} aria-hidden />
          }
          onClick={() => void acts.archive(ids, !isArchive)}
        >
          {isArchive ? t('messages.fromArchive') : t('messages.toArchive')}
        </Button>
        <Button
          size="sm"
          variant="default"
          c="berry"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => void acts.remove(ids)}
        >
          {t('messages.delete')}
        </Button>
      </BulkBar>
    </>
  )
}
