import { feedsContract } from '#shared/feeds/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { connect, disconnect, readOwnConnection } from './connect.ts'
import { list, read } from './show.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'seals', 'operator-keys']

export const handler = serve('feeds', feedsContract, {
  list,
  read,
  readConnection: readOwnConnection,
  connect,
  disconnect,
})
