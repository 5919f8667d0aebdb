;; The arithmetic of the language model: layers over whole numbers of 16 bits, two rows and sixteen outputs at a
;; time. That fills the processor's registers; steps of more pairs at once do not, and are a quarter slower.
(module
  (memory (export "memory") 1)

  ;; out[row][o] = sum over taps and k of x * w, whole numbers of 32 bits
  ;; rows: for each row the byte address of its first tap; the next tap lies tapStep bytes further on.
  ;; count: even. pairs: half the width of a tap. outputs: a multiple of 16. outStep: bytes from row to row.
  ;; weights: for every sixteen outputs, tap after tap, pair after pair: the pair of each output.
  ;; low, high: taps that lie before or beyond them in both rows are noughts and left out.
  (func (export "sums")
    (param $rows i32) (param $count i32) (param $taps i32) (param $tapStep i32) (param $pairs i32)
    (param $weights i32) (param $outputs i32) (param $out i32) (param $outStep i32) (param $low i32) (param $high i32)
    (local $block i32) (local $row i32) (local $tap i32) (local $k i32) (local $w i32) (local $to i32) (local $i i32)
    (local $p0 i32) (local $p1 i32)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local $w0 v128) (local $w1 v128) (local $w2 v128) (local $w3 v128) (local $x v128)
    (loop $blocks
      (local.set $row (i32.const 0))
      (loop $groups
        (local.set $i (i32.add (local.get $rows) (i32.shl (local.get $row) (i32.const 2))))
        (local.set $p0 (i32.load (local.get $i)))
        (local.set $p1 (i32.load offset=4 (local.get $i)))
        (local.set $w (local.get $weights))
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $tap (i32.const 0))
        (loop $tapsLoop
          (if (i32.or (i32.lt_s (local.get $p1) (local.get $low)) (i32.ge_s (local.get $p0) (local.get $high)))
            (then
              (local.set $i (local.get $tapStep))
              (local.set $w (i32.add (local.get $w) (i32.shl (local.get $pairs) (i32.const 6)))))
            (else
              ;; to the next tap, from the end of this one
              (local.set $i (i32.sub (local.get $tapStep) (i32.shl (local.get $pairs) (i32.const 2))))
              (local.set $k (local.get $pairs))
              (loop $sum
                (local.set $w0 (v128.load (local.get $w)))
                (local.set $w1 (v128.load offset=16 (local.get $w)))
                (local.set $w2 (v128.load offset=32 (local.get $w)))
                (local.set $w3 (v128.load offset=48 (local.get $w)))
                (local.set $x (v128.load32_splat (local.get $p0)))
                (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $w0) (local.get $x))))
                (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $w1) (local.get $x))))
                (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $w2) (local.get $x))))
                (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $w3) (local.get $x))))
                (local.set $x (v128.load32_splat (local.get $p1)))
                (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $w0) (local.get $x))))
                (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $w1) (local.get $x))))
                (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $w2) (local.get $x))))
                (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $w3) (local.get $x))))
                (local.set $w (i32.add (local.get $w) (i32.const 64)))
                (local.set $p0 (i32.add (local.get $p0) (i32.const 4)))
                (local.set $p1 (i32.add (local.get $p1) (i32.const 4)))
                (br_if $sum (local.tee $k (i32.sub (local.get $k) (i32.const 1)))))))
          (local.set $p0 (i32.add (local.get $p0) (local.get $i)))
          (local.set $p1 (i32.add (local.get $p1) (local.get $i)))
          (br_if $tapsLoop (i32.lt_s (local.tee $tap (i32.add (local.get $tap) (i32.const 1))) (local.get $taps))))
        (local.set $to
          (i32.add
            (local.get $out)
            (i32.add (i32.mul (local.get $row) (local.get $outStep)) (i32.shl (local.get $block) (i32.const 2)))))
        (v128.store (local.get $to) (local.get $a0))
        (v128.store offset=16 (local.get $to) (local.get $a1))
        (v128.store offset=32 (local.get $to) (local.get $a2))
        (v128.store offset=48 (local.get $to) (local.get $a3))
        (local.set $to (i32.add (local.get $to) (local.get $outStep)))
        (v128.store (local.get $to) (local.get $b0))
        (v128.store offset=16 (local.get $to) (local.get $b1))
        (v128.store offset=32 (local.get $to) (local.get $b2))
        (v128.store offset=48 (local.get $to) (local.get $b3))
        (br_if $groups (i32.lt_s (local.tee $row (i32.add (local.get $row) (i32.const 2))) (local.get $count))))
      (local.set $weights (local.get $w))
      (br_if $blocks (i32.lt_s (local.tee $block (i32.add (local.get $block) (i32.const 16))) (local.get $outputs)))))

  ;; The sums of a layer of three taps over words whose share of it is known:
  ;; out[row][k] = first[row][k] + second[row + step][k] + third[row + 2 step][k], and line[row] beside it copied to lines.
  ;; words: for each row the byte address of its word: a line of width numbers, then at offset the shares of its three taps.
  ;; step: bytes from the address of a row's word to that of the next tap's. width: a multiple of 4.
  (func (export "gather")
    (param $words i32) (param $count i32) (param $step i32) (param $offset i32) (param $width i32)
    (param $out i32) (param $lines i32)
    (local $line i32) (local $first i32) (local $second i32) (local $third i32) (local $k i32)
    (local.set $width (i32.shl (local.get $width) (i32.const 2)))
    (loop $rows
      (local.set $line (i32.load (local.get $words)))
      (local.set $first (i32.add (local.get $line) (local.get $offset)))
      (local.set $second
        (i32.add
          (i32.load (i32.add (local.get $words) (local.get $step)))
          (i32.add (local.get $offset) (local.get $width))))
      (local.set $third
        (i32.add
          (i32.load (i32.add (local.get $words) (i32.shl (local.get $step) (i32.const 1))))
          (i32.add (local.get $offset) (i32.shl (local.get $width) (i32.const 1)))))
      (local.set $k (i32.const 0))
      (loop $numbers
        (v128.store
          (i32.add (local.get $out) (local.get $k))
          (i32x4.add
            (v128.load (i32.add (local.get $first) (local.get $k)))
            (i32x4.add
              (v128.load (i32.add (local.get $second) (local.get $k)))
              (v128.load (i32.add (local.get $third) (local.get $k))))))
        (v128.store
          (i32.add (local.get $lines) (local.get $k))
          (v128.load (i32.add (local.get $line) (local.get $k))))
        (br_if $numbers
          (i32.lt_s (local.tee $k (i32.add (local.get $k) (i32.const 16))) (local.get $width))))
      (local.set $out (i32.add (local.get $out) (local.get $width)))
      (local.set $lines (i32.add (local.get $lines) (local.get $width)))
      (local.set $words (i32.add (local.get $words) (i32.const 4)))
      (br_if $rows (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))

  ;; out[row][o] = (add ? out[row][o] : 0) + max(floor, scale[o] * sums[row][o] + bias[o])
  ;; whole[row][o] = out[row][o] * unit as a whole number of 16 bits; outputs: a multiple of 8.
  (func (export "finish")
    (param $sums i32) (param $count i32) (param $outputs i32) (param $scale i32) (param $bias i32) (param $add i32)
    (param $floor f32) (param $out i32) (param $whole i32) (param $unit f32)
    (local $o i32) (local $to i32) (local $least v128) (local $units v128) (local $x v128) (local $y v128)
    (local.set $least (f32x4.splat (local.get $floor)))
    (local.set $units (f32x4.splat (local.get $unit)))
    (local.set $outputs (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $rows
      (local.set $o (i32.const 0))
      (loop $numbers
        (local.set $to (i32.add (local.get $out) (local.get $o)))
        (local.set $x
          (f32x4.pmax
            (local.get $least)
            (f32x4.add
              (f32x4.mul
                (f32x4.convert_i32x4_s (v128.load (i32.add (local.get $sums) (local.get $o))))
                (v128.load (i32.add (local.get $scale) (local.get $o))))
              (v128.load (i32.add (local.get $bias) (local.get $o))))))
        (local.set $y
          (f32x4.pmax
            (local.get $least)
            (f32x4.add
              (f32x4.mul
                (f32x4.convert_i32x4_s (v128.load offset=16 (i32.add (local.get $sums) (local.get $o))))
                (v128.load offset=16 (i32.add (local.get $scale) (local.get $o))))
              (v128.load offset=16 (i32.add (local.get $bias) (local.get $o))))))
        (if (local.get $add)
          (then
            (local.set $x (f32x4.add (local.get $x) (v128.load (local.get $to))))
            (local.set $y (f32x4.add (local.get $y) (v128.load offset=16 (local.get $to))))))
        (v128.store (local.get $to) (local.get $x))
        (v128.store offset=16 (local.get $to) (local.get $y))
        (v128.store
          (local.get $whole)
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $units) (local.get $x))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $units) (local.get $y))))))
        (local.set $whole (i32.add (local.get $whole) (i32.const 16)))
        (br_if $numbers
          (i32.lt_s (local.tee $o (i32.add (local.get $o) (i32.const 32))) (local.get $outputs))))
      (local.set $sums (i32.add (local.get $sums) (local.get $outputs)))
      (local.set $out (i32.add (local.get $out) (local.get $outputs)))
      (br_if $rows (local.tee $count (i32.sub (local.get $count) (i32.const 1))))))

  ;; to[i] = from[i] * unit as a whole number of 16 bits; count: a multiple of 8.
  (func (export "quantise") (param $from i32) (param $to i32) (param $count i32) (param $unit f32)
    (local $units v128) (local $end i32)
    (local.set $units (f32x4.splat (local.get $unit)))
    (local.set $end (i32.add (local.get $to) (i32.shl (local.get $count) (i32.const 1))))
    (loop $next
      (v128.store (local.get $to)
        (i16x8.narrow_i32x4_s
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $units) (v128.load (local.get $from)))))
          (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $units) (v128.load offset=16 (local.get $from)))))))
      (local.set $from (i32.add (local.get $from) (i32.const 32)))
      (br_if $next (i32.lt_u (local.tee $to (i32.add (local.get $to) (i32.const 16))) (local.get $end)))))

  ;; The sum of numbers * row, a row of whole numbers of 8 bits, in four sums of 64 bits that are added up in the end.
  ;; count: a multiple of 4.
  (func (export "product") (param $numbers i32) (param $row i32) (param $count i32) (result f64)
    (local $x v128) (local $w v128) (local $low v128) (local $high v128) (local $end i32)
    (local.set $end (i32.add (local.get $row) (local.get $count)))
    (loop $next
      (local.set $x (v128.load (local.get $numbers)))
      (local.set $w
        (i32x4.extend_low_i16x8_s (i16x8.extend_low_i8x16_s (v128.load32_zero (local.get $row)))))
      (local.set $low
        (f64x2.add
          (local.get $low)
          (f64x2.mul (f64x2.promote_low_f32x4 (local.get $x)) (f64x2.convert_low_i32x4_s (local.get $w)))))
      (local.set $x (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $x) (local.get $x)))
      (local.set $w (i8x16.shuffle 8 9 10 11 12 13 14 15 0 1 2 3 4 5 6 7 (local.get $w) (local.get $w)))
      (local.set $high
        (f64x2.add
          (local.get $high)
          (f64x2.mul (f64x2.promote_low_f32x4 (local.get $x)) (f64x2.convert_low_i32x4_s (local.get $w)))))
      (local.set $numbers (i32.add (local.get $numbers) (i32.const 16)))
      (br_if $next (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 4))) (local.get $end))))
    (f64.add
      (f64.add
        (f64.add (f64x2.extract_lane 0 (local.get $low)) (f64x2.extract_lane 1 (local.get $low)))
        (f64x2.extract_lane 0 (local.get $high)))
      (f64x2.extract_lane 1 (local.get $high)))))
