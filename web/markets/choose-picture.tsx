import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PICTURE_TYPES } from '#shared/kit/picture-file.ts'
import type { Cut } from '../kit/crop/geometry.ts'
import { rescueFocus } from '../kit/focus.ts'
import { later } from '../kit/later.tsx'
import { notify } from '../kit/notify.ts'
import { cutOut, decoded } from '../kit/shrink.ts'

const CropDialog = later(['crop'], async () => (await import('../kit/crop/crop-dialog.tsx')).CropDialog)

const ACCEPTED = PICTURE_TYPES.join(',')

interface ChoosePictureProps {
  variant?: 'default'
  label: string
  /** Width by height, where visitors always see the picture in one shape. */
  shape?: number
  /** Sends the picture; false when that failed. */
  onChoose: (file: File) => Promise<boolean>
}

/** A button that opens the browser's choice of a file, then the choice of its part. */
export const ChoosePicture = ({ variant, label, shape, onChoose }: ChoosePictureProps) => {
  const { t } = useTranslation()
  const reset = useRef<() => void>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useState<{ file: File; picture: ImageBitmap }>()
  const [isBusy, setBusy] = useState(false)
  const choose = async (file: File | null) => {
    // Otherwise the browser reports no change when the same file is chosen again.
    reset.current?.()
    if (!file) return
    const picture = await decoded(file)
    if (picture) setChosen({ file, picture })
    // The server says why it takes no such file.
    else await onChoose(file)
  }
  const close = () => {
    chosen?.picture.close()
    setChosen(undefined)
    rescueFocus(() => opener.current)
  }
  const send = async (cut: Cut) => {
    if (!chosen) return
    setBusy(true)
    const file = await cutOut(chosen.file, chosen.picture, cut).catch(() => null)
    if (!file) notify('error', t('settings.cutFailed'))
    // After a failure the dialog stays open, with the part that was chosen.
    const isSent = file !== null && (await onChoose(file))
    setBusy(false)
    if (isSent) close()
  }
  return (
    <>
      <FileButton accept={ACCEPTED} onChange={choose} resetRef={reset}>
        {({ onClick }) => (
          <Button
            ref={opener}
            variant={variant}
            leftSection={<IconUpload size={20} aria-hidden />}
            onClick={() => {
              CropDialog.prefetch()
              onClick()
            }}
          >
            {label}
          </Button>
        )}
      </FileButton>
      {chosen && (
        <CropDialog
          picture={chosen.picture}
          shape={shape}
          isBusy={isBusy}
          onDone={cut => void send(cut)}
          onCancel={close}
        />
      )}
    </>
  )
}
