import { marketsContract } from '#shared/markets/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { readBadges } from './badges.ts'
import { addImage, removeImage } from './images.ts'
import { list } from './list.ts'
import { removeLogo, setLogo } from './logo.ts'
import { read } from './read.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'files:write']

export const handler = serve('markets', marketsContract, {
  list,
  read,
  setLogo,
  removeLogo,
  addImage,
  removeImage,
  readBadges,
})
