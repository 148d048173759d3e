import { IconCircleCheckFilled, IconHourglass, IconLoader, IconX } from '@tabler/icons-react'
import { type StatusLook, StatusMark } from '../../../kit/status-mark.tsx'
import type { BankFile } from './use-bank.ts'
import { useFileStates } from './use-bank-words.ts'

const LOOKS: Record<BankFile['state'], StatusLook> = {
  made: { icon: IconHourglass, tone: 'waiting' },
  uploading: { icon: IconLoader, tone: 'waiting' },
  uploaded: { icon: IconCircleCheckFilled, tone: 'good' },
  withdrawn: { icon: IconX, tone: 'quiet' },
}

/** Whether a file is in the bank, as a mark and a word. */
export const FileState = ({ file: { state } }: { file: BankFile }) => {
  const words = useFileStates()
  return <StatusMark {...LOOKS[state]}>{words[state]}</StatusMark>
}
