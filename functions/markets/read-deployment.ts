import type { marketsContract } from '#shared/markets/contract.ts'
import { deployment } from '../kit/deployment.ts'
import type { Verb } from '../kit/http.ts'

/** What visitors may know of the deployment. Reads nothing. */
export const readDeployment: Verb<typeof marketsContract.readDeployment> = async () => {
  const { edition, helpUrl, appStoreUrl, playStoreUrl, operatorEmail, recaptchaSiteKey, recaptchaUrl } =
    deployment()
  return {
    edition,
    helpUrl,
    appStoreUrl,
    playStoreUrl,
    takesFeedback: operatorEmail !== '',
    recaptcha: recaptchaSiteKey ? { siteKey: recaptchaSiteKey, url: recaptchaUrl } : null,
  }
}
