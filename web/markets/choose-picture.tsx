import { Button, FileButton } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { PICTURE_TYPES } from '#shared/kit/picture.ts'

const ACCEPTED = PICTURE_TYPES.join(',')

interface ChoosePictureProps {
  variant?: 'default'
  label: string
  onChoose: (file: File) => Promise<void>
}

/** A button that opens the browser's choice of a file. */
export const ChoosePicture = ({ variant, label, onChoose }: ChoosePictureProps) => {
  const reset = useRef<() => void>(null)
  const choose = async (file: File | null) => {
    if (file) await onChoose(file)
    // Otherwise the browser reports no change when the same file is chosen again.
    reset.current?.()
  }
  return (
    <FileButton accept={ACCEPTED} onChange={choose} resetRef={reset}>
      {props => (
        <Button {...props} variant={variant} leftSection={<IconUpload size={20} aria-hidden />}>
          {label}
        </Button>
      )}
    </FileButton>
  )
}
