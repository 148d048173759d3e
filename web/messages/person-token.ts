/** Asks reCAPTCHA v3 for a token that says whether a person sends a form. */
import { CallFailure } from '../kit/failure.ts'

interface Recaptcha {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  var grecaptcha: Recaptcha | undefined
}

/** The action of the token, as the server expects it. */
const ACTION = 'feedback'

/** Blockers and broken networks leave no script: the visitor is asked to reload, or to write another way. */
const failed = () => new CallFailure(400, { detail: 'recaptcha_error' })

let loading: Promise<Recaptcha> | undefined

const load = (url: string): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => {
      const { grecaptcha } = globalThis
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha))
      else reject(failed())
    }
    script.onerror = () => {
      script.remove()
      loading = undefined
      reject(failed())
    }
    document.head.append(script)
  })

/** Throws CallFailure `recaptcha_error` when the script gives no token. */
export const personToken = async ({ siteKey, url }: { siteKey: string; url: string }): Promise<string> => {
  loading ??= load(`${url}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`)
  const recaptcha = await loading
  try {
    return await recaptcha.execute(siteKey, { action: ACTION })
  } catch {
    throw failed()
  }
}
