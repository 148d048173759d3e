import { marketsContract } from '#shared/markets/contract.ts'
import { serve } from '../kit/http.ts'
import { addImage, removeImage } from './images.ts'
import { list } from './list.ts'
import { removeLogo, setLogo } from './logo.ts'
import { read } from './read.ts'

export const handler = serve('markets', marketsContract, {
  list,
  read,
  setLogo,
  removeLogo,
  addImage,
  removeImage,
})
