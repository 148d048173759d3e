import type { marketsContract } from '#shared/markets/contract.ts'
import type { Verb } from '../kit/http.ts'
import { readBadges as badgesOf } from './table/badges.ts'

/** The two numbers in the staff's menu (specification 2). */
export const readBadges: Verb<typeof marketsContract.readBadges> = ({ market }) => badgesOf(market)
