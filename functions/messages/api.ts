import { messagesContract } from '#shared/messages/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { change, changeSelected, list, read, remove, removeSelected } from './inbox/handle.ts'
import { reply } from './inbox/reply.ts'
import { writeToMarket } from './inbox/write-to-market.ts'
import { writeToOperator } from './inbox/write-to-operator.ts'
import { readMyData, startMyData } from './my-data/start.ts'
import { addDevice, changeNotices, readNotices, removeDevice } from './notices/settings.ts'
import { previewReminder } from './reminders/preview-reminder.ts'
import { listMailsAbout, listUndelivered } from './sent/list-mails.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'operator-keys', 'push']

export const handler = serve('messages', messagesContract, {
  writeToMarket,
  writeToOperator,
  list,
  read,
  change,
  remove,
  changeSelected,
  removeSelected,
  reply,
  listMailsAbout,
  listUndelivered,
  previewReminder,
  readMyData,
  startMyData,
  readNotices,
  changeNotices,
  addDevice,
  removeDevice,
})
