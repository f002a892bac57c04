export type {
  Card,
  Die,
  Ending,
  HandArea,
  Header,
  Hue,
  Inspection,
  Ledger,
  OptionMark,
  Panel,
  Preview,
  Ref,
  Tone,
} from '@sightline/table';
export type { Coaching, LogLine, NoUndo, WhyNot } from '../host/api.ts';
