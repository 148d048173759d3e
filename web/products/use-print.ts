import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tenantsSheetCalls } from '#shared/products/tenants-sheet-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import { call } from '../kit/call.ts'
import { useCaller } from '../kit/caller.tsx'
import { type LabelSetting, labelSetting, nextStart } from './label-setting.ts'

const { makeOwnLabels, printOwnSheet } = tenantsSheetCalls

/** The browser opens a tab only within the press itself, before the file is made. */
const openTab = (): Window | null => {
  const tab = window.open('', '_blank')
  if (tab) tab.opener = null
  return tab
}

/**
 * Makes the file of labels, shows it in a new tab, and notes that it was printed. Where the browser opens no tab, `file`
 * is the link to it.
 */
export const usePrint = (id: string) => {
  const { t } = useTranslation()
  const act = useAct()
  const callAs = useCaller()
  const [file, setFile] = useState<{ url: string; isBlocked: boolean }>()
  const print = async (setting: LabelSetting, labels: string | undefined) => {
    const tab = openTab()
    const { layout, start, offsetX, offsetY } = setting
    const query = {
      layout,
      start: String(start),
      offsetX: offsetX || '0',
      offsetY: offsetY || '0',
      ...(labels === undefined ? {} : { labels }),
    }
    let isShown = false
    const made = await act(
      async send => {
        const answer = await call(makeOwnLabels, callAs(makeOwnLabels, { params: { id }, query }))
        tab?.location.replace(answer.url)
        setFile({ url: answer.url, isBlocked: !tab })
        isShown = true
        await send(printOwnSheet, { params: { id }, body: labels === undefined ? {} : { labels } })
        return answer
      },
      { busy: t('goods.makingLabels') },
    )
    if (!isShown) tab?.close()
    if (made) labelSetting.write({ ...setting, start: nextStart(setting, made.count) })
  }
  return { file, print }
}
