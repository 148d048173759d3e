import type { Settings } from './settings.ts'

const EXAMPLE = /(^|[.@])example(\.\w+)?$/

/** Returns why settings must not be deployed, and what the operator should know before a deployment. */
export const readiness = ({ mailDomain, domain, alarmEmails, elavonApiUrl, elavonPageUrl }: Settings) => {
  const examples = Object.entries({ mailDomain, domainName: domain?.name ?? '' }).filter(([, name]) =>
    EXAMPLE.test(name),
  )
  const isTest = [elavonApiUrl, elavonPageUrl].some(url => url.includes('://uat.'))
  return {
    refusals: examples.map(
      ([setting, name]) => `${setting} is ${name}, which nobody owns. Write your own into deployment.json.`,
    ),
    warnings: [
      ...(alarmEmails.length ? [] : ['alarmEmail is empty: nobody will hear of an alarm.']),
      ...(domain && isTest
        ? [`The site gets the domain ${domain.name}, and cards are paid at Elavon's test hosts.`]
        : []),
    ],
  }
}
