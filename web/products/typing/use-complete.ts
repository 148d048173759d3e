import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { notify } from '../../kit/notify.ts'
import { useGoods } from '../thing/whose-goods.ts'
import { focusCell } from './focus-cell.ts'
import type { SheetRows } from './use-sheet-rows.ts'

/** The line that held completing back last, anew each time: from then on all that is wrong is said. */
export interface Told {
  key: string
}

/** Completes a sheet, after what is still typed was saved. A row that is wrong, or in doubt, gets the focus instead. */
export const useComplete = (id: string, sheet: SheetRows, count: number) => {
  const { t } = useTranslation()
  const act = useAct()
  const { of, mayComplete, words } = useGoods()
  const [told, setTold] = useState<Told>()
  const complete = async () => {
    const held = sheet.firstHeld()
    if (held) {
      const { row, field, isWrong } = held
      setTold({ key: row.key })
      sheet.setTyping(row.key)
      notify('error', isWrong ? t('goods.putRight') : t('goods.answerPrice', { name: row.typed.name }))
      return focusCell(row.key, field)
    }
    await act(
      async send => {
        await sheet.flush()
        return send(sheetCalls.completeSheet, { params: { ...of, id } })
      },
      {
        ask: {
          title: mayComplete ? t('goods.askCompleteTitle', { count }) : t('goods.askSendTitle', { count }),
          text: mayComplete ? words.askComplete : t('goods.askSendText'),
          action: mayComplete ? t('goods.complete') : t('goods.sendToShop'),
          color: 'shelf',
        },
        busy: mayComplete ? t('goods.completing') : t('goods.sending'),
        ...(mayComplete ? {} : { done: t('goods.sent') }),
      },
    )
  }
  return { told, complete }
}
