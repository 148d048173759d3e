import { missingOf } from '#shared/markets/missing.ts'
import type { MarketSettings } from '#shared/markets/settings.ts'
import { seenAccount } from './keys.ts'
import type { readWaiting } from './table/badges.ts'
import type { Credentials, SealedKey } from './table/credentials.ts'
import type { Market } from './table/market.ts'

/** A market with all that staff set up in it. */
export interface State {
  market: Market
  paymentTerms: string
  credentials: Credentials
  waiting: Awaited<ReturnType<typeof readWaiting>>
}

const maskOf = (key: SealedKey | null | undefined): string | null => key?.end ?? null

/** The settings as staff read them. Of keys they see the last characters (D27). */
export const toSettings = ({ market, paymentTerms, credentials, waiting }: State): MarketSettings => {
  const { pendingBookingRequests, unseenMessagesNumber } = waiting
  const {
    country,
    cardAccount,
    hasPrices: _hasPrices,
    hasTillFiles: _hasTillFiles,
    tillAccounts: _tillAccounts,
    ...own
  } = market
  const { services, cardAccounts, unchecked } = credentials
  const seen = seenAccount(credentials, cardAccount)
  const current = cardAccount === null ? undefined : cardAccounts.get(cardAccount)
  const { zettleClientId, flexposCompanyId } = services
  return {
    ...own,
    pendingBookingRequests,
    unseenMessagesNumber,
    supportCountry: country,
    // An invalid one is never saved.
    vatIdValid: own.vatId !== '',
    paymentTerms,
    elavonAlias: seen?.alias ?? '',
    elavonSignerId: seen?.signerId ?? '',
    wallets: seen?.wallets ?? [],
    zettleClientId,
    flexposCompanyId,
    masks: {
      elavonKey: maskOf(seen?.key),
      elavonWebhookSecret: maskOf(seen?.webhookSecret),
      zettleApiKey: maskOf(services.zettleApiKey),
      flexposApiKey: maskOf(services.flexposApiKey),
      accountingAgreementToken: maskOf(services.accountingAgreementToken),
    },
    currentCardAccount: current ? { alias: current.alias, keyEnd: current.key?.end ?? '' } : null,
    hasUncheckedCardAccount: unchecked !== undefined,
    missing: missingOf(market),
  }
}
