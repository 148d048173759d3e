import { campaignRequestAnswered } from '#events/products.ts'
import { spokenDay } from '#shared/kit/day.ts'
import { env } from '../../kit/env.ts'
import { letterTo } from '../letter/letter-to.ts'
import { customer } from '../letter/readers.ts'
import { CAMPAIGN_ANSWER_TEXTS } from './campaign-answer-texts.ts'

/** Writes to a tenant what staff answered: one mail a request, however many products it has. */
export default letterTo(customer, {
  on: campaignRequestAnswered,
  texts: CAMPAIGN_ANSWER_TEXTS,
  read: async (_, { userNumber }) => ({ customer: userNumber }),
  letter: (_, { market: { marketId, visualName }, payload, language, say }) => {
    const { request, campaign, campaignName, products, percent, from, to, ask, isApproved, reason } = payload
    const answer = say[ask][isApproved ? 'approved' : 'declined']
    const days = say.days(spokenDay(from, language), spokenDay(to, language))
    const off = percent.toLocaleString(language)
    return {
      mailId: `campaign-answer-${request}`,
      subject: answer.subject(campaignName, visualName),
      lead: [
        answer.lead({
          things: say.things(products),
          isOne: products === 1,
          campaign: campaignName,
          percent: off,
          days,
        }),
        ...(reason ? [say.words, reason] : []),
      ],
      button: {
        label: say.button,
        url: `${env('SITE_URL')}/user?market=${marketId}#/campaigns/${campaign}`,
      },
      closing: [answer.closing],
    }
  },
})
