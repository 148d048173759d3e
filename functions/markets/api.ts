import { marketsContract } from '#shared/markets/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { resolveAddress, suggestAddresses } from './addresses/look-up.ts'
import { checkService } from './check-service.ts'
import { setClosingDays } from './closing-days.ts'
import { listHolidays } from './holidays.ts'
import { addImage, changeImage, orderImages, removeImage } from './images.ts'
import { listAudit } from './list-audit.ts'
import { removeLogo, setLogo } from './logo.ts'
import { list, read, readBadges, readTenants } from './read.ts'
import { readDeployment } from './read-deployment.ts'
import { changeSettings, readSettings } from './settings.ts'

export const grants: readonly Grant[] = [
  'table:read',
  'table:write',
  'files:write',
  'links',
  'seals',
  'operator-keys',
]

export const handler = serve('markets', marketsContract, {
  readDeployment,
  list,
  read,
  readTenants,
  setLogo,
  removeLogo,
  addImage,
  removeImage,
  readBadges,
  readSettings,
  changeSettings,
  replaceSettings: changeSettings,
  setClosingDays,
  checkService,
  listHolidays,
  orderImages,
  changeImage,
  listAudit,
  suggestAddresses,
  resolveAddress,
})
